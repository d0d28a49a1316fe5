import type { Event, Seat } from '@waybill/kernel';

/** An option of a decision: what it is worth to each seat. */
export interface Weighed {
  readonly event: Event;
  readonly values: readonly number[];
  /** The standard error of its difference to the best, for the seat that decides, where roll-outs told. */
  readonly error?: number;
}

/** What chance brought beside what it was expected to bring, by seat, in one measure. */
export interface Fortune {
  readonly expected: readonly number[];
  readonly brought: readonly number[];
  /** How uncertain what was expected is. */
  readonly variance: readonly number[];
}

/** What a judge thinks of a decision. */
export interface Opinion {
  /** Best first. */
  readonly options: readonly Weighed[];
  readonly chosen: Weighed;
  readonly choices: number;
}

/** Somebody who can say what states and decisions are worth. */
export interface Judge<S> {
  readonly unit: 'score' | 'win';
  readonly exact: boolean;
  /** The worst and the best that a value can be, as far as anybody cares. */
  readonly range: readonly [worst: number, best: number];
  /** Weighs a decision of this seat, and the event that it chose; yields how far it is, 0 to 1. */
  weigh(s: S, seat: Seat, chosen: Event, index: number): Generator<number, Opinion>;
  /** What chance did between these two states. */
  fortune(before: S, after: S, index: number): Generator<number, Fortune>;
  /** What a state is worth to each seat; null where that can't be said before chance has acted. */
  outlook(s: S, index: number): Generator<number, readonly number[] | null>;
}
