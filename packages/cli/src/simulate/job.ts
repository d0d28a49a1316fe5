import type { Match } from '@waybill/rules';
import { seatings } from './seating.ts';

/** What a match is set up from, and how people tell it from another. */
export interface Variant {
  readonly head: Pick<Match, 'game' | 'options' | 'seats' | 'sheet'>;
  readonly label: string;
}

export interface Bot {
  /** As it was asked for: `medium`, or `medium:200`. */
  readonly name: string;
  readonly level: string;
  /** For every move, if it searches; else what its level is used to. */
  readonly iterations?: number;
}

/** What is to be simulated, as it can be sent to a thread. */
export interface Job {
  /** One, or two that are compared: match i of both has the same seed and the same seating. */
  readonly variants: readonly Variant[];
  /** Each once. */
  readonly bots: readonly Bot[];
  /** The bots as they were named, by their place in `bots`. */
  readonly lineup: readonly number[];
  readonly matches: number;
  readonly seed: string;
}

export const seatsOf = (job: Job) => job.variants[0].head.seats;

/** Which bot sits where, in turn: match i has seating i, and after the last the first again. */
export function seatingsOf(job: Job): number[][] {
  return seatings(job.lineup, seatsOf(job).length);
}

/** Shared by all threads: the next match to play, how many are done, and whether to stop. */
export const NEXT = 0;
export const DONE = 1;
export const STOP = 2;

export function sharedBoard(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(12));
}
