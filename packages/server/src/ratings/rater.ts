import type { RatingScale } from '@waybill/bots';
import { loadRatingScale } from '@waybill/games';
import type { Event } from '@waybill/kernel';
import type { Thinkers } from '../host/bots.ts';
import type { TableId } from '../log/entry.ts';
import { fold } from '../log/fold.ts';
import type { TableState } from '../log/table.ts';
import type { Database } from '../store/database.ts';
import { takeDuty } from '../store/duties.ts';
import type { TableStore } from '../store/tables.ts';
import type { Time } from '../time.ts';
import { NEWCOMER } from './formula.ts';
import { pauseAfter, ROUND_MS } from './pace.ts';
import { rateMatch } from './rate-match.ts';
import type { RatingStore } from './rating-store.ts';
import { type MatchResult, resultOf } from './result.ts';
import { botRating } from './scale.ts';

/** Rounds between two looks for matches whose end no node remembers. */
const SWEEP_EVERY = 120;
const MOST_AT_ONCE = 20;
/** No further match is begun after so much of a round. */
const BUDGET_MS = 50;
/** Those that can't be remembered are found by the next look. */
const MOST_REMEMBERED = 1_000;

export interface RaterParts {
  readonly node: string;
  readonly db: Database;
  readonly tables: TableStore;
  readonly ratings: RatingStore;
  readonly bots: Thinkers;
  readonly time: Time;
  /** The share of its time that the main thread has been busy since this was last asked. */
  readonly load: () => number;
  readonly onError: (error: unknown) => void;
}

/** Rates matches once they are over: one node at a time, one match after the other, when nothing else has to be done. */
export class Rater {
  private readonly over = new Set<TableId>();
  /** Until the next look for what no node remembers. */
  private untilSweep = 0;
  /** Milliseconds of this round that went into luck. */
  private thought = 0;
  private stopped = false;
  private cancel = () => {};

  constructor(private readonly parts: RaterParts) {}

  start(pause = ROUND_MS): void {
    this.cancel = this.parts.time.after(pause, () => void this.round());
  }

  stop(): void {
    this.stopped = true;
    this.cancel();
  }

  /** A match has ended at this node. */
  ended(id: TableId): void {
    if (this.over.size < MOST_REMEMBERED) this.over.add(id);
  }

  private async round(): Promise<void> {
    this.thought = 0;
    try {
      if (this.untilSweep-- <= 0) await this.sweep();
      await this.rateSome();
    } catch (error) {
      if (!this.stopped) this.parts.onError(error);
    }
    if (!this.stopped) this.start(pauseAfter(this.thought, this.parts.load()));
  }

  /** A node that was stopped has left some behind: if more than can be seen to at once, the rest come next. */
  private async sweep(): Promise<void> {
    const found = await this.parts.ratings.missing(MOST_AT_ONCE);
    for (const id of found) this.over.add(id);
    this.untilSweep = found.length < MOST_AT_ONCE ? SWEEP_EVERY : 1;
  }

  private async rateSome(): Promise<void> {
    const { db, node, time } = this.parts;
    const until = time.steady() + BUDGET_MS;
    for (const id of [...this.over].slice(0, MOST_AT_ONCE)) {
      if (time.steady() >= until) return;
      if (this.stopped || !(await takeDuty(db, 'rating', node, time.now()))) return;
      this.over.delete(id);
      await this.rate(id);
    }
  }

  private async rate(id: TableId): Promise<void> {
    const { ratings, tables } = this.parts;
    if (await ratings.has(id)) return;
    const entries = await tables.since(id, 0);
    const { table, history } = fold(id, entries);
    const ended = entries.findLast(({ type }) => type === 'end')?.at ?? table.changed;
    const result = resultOf(table, ended);
    if (!result) return;
    const scale = await loadRatingScale(table.game);
    const unrated = result.unrated ?? (scale ? null : 'not-measured');
    const rated = scale && unrated === null ? await this.rated(table, scale, result, history.events) : [];
    await ratings.add({
      table: id,
      game: table.game.id,
      ended,
      how: result.how,
      unrated: unrated ?? (rated.some((one) => one !== null) ? null : 'others-left'),
      seats: result.seats.map((seat, i) => ({ ...seat, rated: rated[i] ?? null })),
    });
  }

  /** Where luck can't be told, the result counts as it is. */
  private async luckOf({ plan }: TableState, events: readonly Event[]): Promise<readonly number[] | null> {
    const { bots, time, onError } = this.parts;
    const began = time.steady();
    try {
      return await bots.luck(plan, events);
    } catch (error) {
      if (this.stopped) throw error;
      onError(error);
      return null;
    } finally {
      this.thought += time.steady() - began;
    }
  }

  private async rated(table: TableState, scale: RatingScale, result: MatchResult, events: readonly Event[]) {
    const { ratings } = this.parts;
    const people = result.seats.flatMap(({ person }) => person ?? []);
    const known = await ratings.ofAll(people, table.game.id);
    const luck = result.how === 'played' ? await this.luckOf(table, events) : null;
    return rateMatch(table.game, scale, result, luck, (seat) => {
      const { person, bot } = result.seats[seat];
      return person === null ? botRating(scale, bot ?? 'medium') : (known.get(person) ?? NEWCOMER);
    });
  }
}
