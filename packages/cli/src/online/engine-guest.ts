import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Event, Seat } from '@waybill/kernel';
import type { Action, Plan, Status, Update } from '@waybill/protocol';
import type { Engine, EngineMatch } from '../engine/engine.ts';
import { EngineFault } from '../engine/fault.ts';
import { Failure } from '../fail.ts';
import type { ActionOutcome, TableClient } from './table-client.ts';

export interface Visit {
  readonly client: TableClient;
  readonly engine: Engine;
  /** Which seat to take; the first free one unless told. */
  readonly seat?: Seat;
  /** Ask for the match once every seat is taken. */
  readonly start: boolean;
  /** Milliseconds for a move; a clock at the table may leave less. */
  readonly limit: number;
  readonly tell: (words: string) => void;
}

/** Of a bank of time, the share that one move may take; what a move adds comes on top. */
const SHARE = 20;
const SHORTEST_MS = 50;
/** Another node of the server may know a little less. */
const BEHIND_MS = 200;
/** Nobody waits longer for a server that is not there. */
const GOODBYE_MS = 3000;

/** An engine as a guest at a table of a server: takes a seat, and plays until the match is over. */
export class EngineGuest {
  private readonly salt: string = randomUUID();
  private isSalted = false;
  private match: { readonly plan: Plan; readonly head: EngineMatch } | null = null;
  private wake: () => void = () => {};
  private isLeaving = false;
  private goodbye: Promise<void> = Promise.resolve();
  private told = '';

  constructor(
    private readonly visit: Visit,
    /** How the table stood last. */
    private latest: Update,
  ) {}

  /** How the table stands in the end; null where it left before. Rejects with an `EngineFault` once the match is resigned. */
  async stay(): Promise<Update | null> {
    const { client } = this.visit;
    const trouble: unknown[] = [];
    const enough = new AbortController();
    const hear = (update: Update) => this.hear(update);
    const following = client.follow(this.latest.n, hear, enough.signal).catch((error: unknown) => {
      trouble.push(error);
      this.wake();
    });
    try {
      for (let seen = -1; !this.isLeaving; ) {
        if (trouble.length > 0) throw trouble[0];
        const update = this.latest;
        if (update.n > seen) {
          seen = update.n;
          if (update.status.phase === 'over') return update;
          await this.attend(update);
        } else await new Promise<void>((resolve) => (this.wake = resolve));
      }
      return null;
    } catch (error) {
      if (this.isLeaving) return null;
      if (error instanceof EngineFault) await this.actNow({ type: 'resign' });
      throw error;
    } finally {
      await this.goodbye;
      enough.abort();
      await following;
    }
  }

  /** Ends the stay, and gives the seat up unless it is kept. */
  leave(isKept: boolean): void {
    if (this.isLeaving) return;
    this.isLeaving = true;
    // Whoever waits for an answer of the engine waits no longer.
    this.visit.engine.close();
    this.goodbye = isKept ? Promise.resolve() : this.stand();
    this.wake();
  }

  private async stand(): Promise<void> {
    const timer = setTimeout(() => this.visit.client.stop(), GOODBYE_MS);
    await this.actNow({ type: 'stand' }).catch(() => {});
    clearTimeout(timer);
  }

  private hear(update: Update): void {
    this.latest = update;
    this.wake();
  }

  private async attend(update: Update): Promise<void> {
    const { seat, status } = update;
    if (status.phase === 'on') return this.attendMatch(update);
    if (seat === null) return this.sit(update);
    this.tell(`sits at seat ${seat} as ${status.seats[seat].name}, and waits for the match to start`);
    if (status.starting && this.isSalted) {
      this.isSalted = false;
      await this.act({ type: 'reveal', salt: this.salt }, update);
    } else if (!status.starting && this.visit.start && freeSeat(status) === undefined) {
      await this.act({ type: 'start' }, update);
    }
  }

  private async sit(update: Update): Promise<void> {
    if (this.isSalted) throw new Failure('somebody took the seat away before the match began');
    const { seat = freeSeat(update.status) } = this.visit;
    if (seat === undefined) throw new Failure('no seat is free at this table');
    const promise = createHash('sha256').update(this.salt).digest('hex');
    const outcome = await this.act({ type: 'sit', seat, promise }, update);
    this.isSalted = outcome.kind === 'done';
  }

  private async attendMatch(update: Update): Promise<void> {
    const { seat, status } = update;
    if (seat === null) throw new Failure('the match is on, and this player has no seat in it');
    if (status.seats[seat].out) throw new Failure('out of the match: the seat resigned or ran out of time');
    this.tell('the match is on');
    // A bot of the server played on for who left.
    if (status.seats[seat].bot !== null) await this.act({ type: 'sit' }, update);
    else if (status.asked && status.asked.seat !== seat && !status.asked.yes.includes(seat)) {
      await this.act({ type: 'answer-back', yes: true }, update);
    } else if (status.next === seat && !status.paused) await this.play(update, seat);
  }

  private async play(update: Update, seat: Seat): Promise<void> {
    const { client, engine } = this.visit;
    const moves = await this.movesAt(update.n);
    if (!moves) return;
    this.match ??= await this.setUp(seat);
    const limit = this.limitAt(update.status, seat, this.match.plan);
    const event = await engine.choose(this.match.head, { view: update.view!, moves, limit });
    const outcome = await client.act({ type: 'play', event: event as Event }, update.n);
    if (outcome.kind !== 'refused') return;
    const { clause, words } = outcome.error;
    if (clause === 'table') throw new Failure(words);
    throw engine.refuse(event, clause === undefined ? words : `${clause}: ${words}`);
  }

  /** Null where something has happened since. */
  private async movesAt(n: number): Promise<readonly Event[] | null> {
    for (;;) {
      const { after, moves } = await this.visit.client.moves();
      if (after >= n) return after === n && moves.length > 0 ? moves : null;
      await sleep(BEHIND_MS);
    }
  }

  /** The plan stays as it is from the start of the match on. */
  private async setUp(seat: Seat): Promise<NonNullable<EngineGuest['match']>> {
    const { plan, status } = await this.visit.client.whole();
    const { game, options, sheet } = plan;
    const seats = status.seats.map(({ name }, i) => name ?? `Player ${i + 1}`);
    return { plan, head: { game, options, seats, seat, ...(sheet !== undefined && { sheet }) } };
  }

  private limitAt({ clocks }: Status, seat: Seat, { clock }: Plan): number {
    if (!clocks || !clock) return this.visit.limit;
    const most = clocks.left[seat] / SHARE + (clock.kind === 'live' ? clock.add : 0);
    return Math.max(SHORTEST_MS, Math.floor(Math.min(this.visit.limit, most)));
  }

  /** What is refused ends the stay; what was meant for an older state of the table is asked again with the next. */
  private async act(action: Action, { n }: Update): Promise<ActionOutcome> {
    const outcome = await this.visit.client.act(action, n);
    if (outcome.kind === 'refused') throw new Failure(outcome.error.words);
    return outcome;
  }

  /** Whatever happens meanwhile. */
  private async actNow(action: Action): Promise<void> {
    for (;;) {
      const { n } = await this.visit.client.whole();
      if ((await this.visit.client.act(action, n)).kind !== 'stale') return;
    }
  }

  private tell(words: string): void {
    if (words !== this.told) this.visit.tell(words);
    this.told = words;
  }
}

function freeSeat({ seats }: Status): Seat | undefined {
  const seat = seats.findIndex(({ person, bot }) => !person && bot === null);
  return seat < 0 ? undefined : seat;
}
