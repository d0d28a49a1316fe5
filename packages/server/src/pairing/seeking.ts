import { isRefusal } from '@waybill/kernel';
import type { Plan, TableId } from '@waybill/protocol';
import type { Host } from '../host/host.ts';
import type { TableMaker } from '../host/table-maker.ts';
import { NEWCOMER } from '../ratings/formula.ts';
import type { RatingStore } from '../ratings/rating-store.ts';
import type { Database } from '../store/database.ts';
import { takeDuty } from '../store/duties.ts';
import type { Time } from '../time.ts';
import { type Pair, pairsOf, type Seek } from './pairs.ts';
import { seatPair } from './seat-pair.ts';
import type { SeekStore, StoredSeek } from './seek-store.ts';

const ROUND_MS = 1_000;

export interface SeekingParts {
  readonly node: string;
  readonly db: Database;
  readonly store: SeekStore;
  readonly ratings: RatingStore;
  readonly host: Host;
  readonly maker: TableMaker;
  readonly time: Time;
  /** Who may seek here at the same time. */
  readonly most: number;
  readonly onError: (error: unknown) => void;
}

/** Hears what became of a seek: its table, or that there is none to be had. */
export type WhenPaired = (table: TableId | null) => void;

/** The people at this node who look for a match. Whoever has somebody here pairs for all nodes, one at a time. */
export class Seeking {
  private readonly here = new Map<string, WhenPaired>();
  private first = true;
  private stopped = false;
  private cancel = () => {};

  constructor(private readonly parts: SeekingParts) {}

  get count(): number {
    return this.here.size;
  }

  start(): void {
    this.cancel = this.parts.time.after(ROUND_MS, () => void this.round());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    if (this.here.size > 0)
      await this.parts.store.drop([...this.here.keys()], this.parts.node).catch(this.parts.onError);
  }

  /** False where too many do already, or somebody else's seek has this name. */
  async seek(asked: Omit<Seek, 'rating' | 'since'>, game: string, told: WhenPaired): Promise<boolean> {
    const { most, node, ratings, store, time } = this.parts;
    if (this.here.size >= most) return false;
    this.here.set(asked.id, told);
    const { rating } = (await ratings.ofAll([asked.person], game)).get(asked.person) ?? NEWCOMER;
    const stored = await store.put({ ...asked, rating, since: time.now() }, node, time.now());
    if (this.here.get(asked.id) !== told) await this.drop(asked.id);
    else if (!stored) this.here.delete(asked.id);
    return stored !== null;
  }

  /** Whoever sought has gone, or has changed their mind. */
  async end(id: string, told: WhenPaired): Promise<void> {
    if (this.here.get(id) !== told) return;
    this.here.delete(id);
    await this.drop(id);
  }

  /** Everybody who looks for a match, at any node. */
  list(): Promise<StoredSeek[]> {
    return this.parts.store.open(this.parts.time.now());
  }

  private drop(id: string): Promise<void> {
    return this.parts.store.drop([id], this.parts.node);
  }

  private async round(): Promise<void> {
    try {
      if (this.first || this.here.size > 0) await this.pairAll();
      this.first = false;
      if (this.here.size > 0) await this.tell();
    } catch (error) {
      if (!this.stopped) this.parts.onError(error);
    }
    if (!this.stopped) this.start();
  }

  private async pairAll(): Promise<void> {
    const { db, node, store, time } = this.parts;
    const now = time.now();
    await store.beat(node, now);
    if (!(await takeDuty(db, 'pairing', node, now))) return;
    await store.clean(now);
    for (const pair of pairsOf(await store.open(now), now, await store.blocks())) await store.pair(pair);
    for (const pair of await store.unseated()) await this.seat(pair);
  }

  private async seat(pair: Pair): Promise<void> {
    const { host, maker, store } = this.parts;
    const plan: Plan = {
      ...(JSON.parse(pair[0].wish) as Pick<Plan, 'game' | 'options' | 'clock'>),
      seats: 2,
      listed: true,
    };
    const table = await maker.make(pair[0].person, plan, `pair-${pair[0].id}`);
    if (isRefusal(table)) return store.fail(pair);
    await seatPair(host, table, pair);
    await store.seated(pair, table);
  }

  private async tell(): Promise<void> {
    const found = await this.parts.store.outcomes([...this.here.keys()]);
    for (const [id, told] of this.here) {
      const seek = found.get(id);
      // Not stored yet, or still to be paired.
      if (seek ? seek.table === null : !this.known.has(id)) {
        if (seek) this.known.add(id);
        continue;
      }
      this.here.delete(id);
      this.known.delete(id);
      told(seek?.table ?? null);
    }
  }

  /** Those that have been seen in the store. */
  private readonly known = new Set<string>();
}
