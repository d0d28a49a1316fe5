import type { Match } from '@waybill/kernel';
import type { EngineCommand } from '../engine/command.ts';
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
  /** A program of its own instead of a level, whose `level` is then `engine`. */
  readonly engine?: EngineCommand;
}

/** What is to be simulated, as it can be sent to a thread. */
export interface Job {
  /** One, or several that are compared with the first: match i of all has the same seed and the same seating. */
  readonly variants: readonly Variant[];
  /** Each once. */
  readonly bots: readonly Bot[];
  /** The bots as they were named, by their place in `bots`. */
  readonly lineup: readonly number[];
  readonly matches: number;
  readonly seed: string;
  /** How long an engine may think about a move, in milliseconds. */
  readonly timeLimit?: number;
  /** Every deal is played once in each seating, instead of a new deal for each match. */
  readonly duplicate?: true;
  /** A folder for the files of the matches. */
  readonly matchesDir?: string;
}

export const seatsOf = (job: Job) => job.variants[0].head.seats;

/** Which bot sits where, in turn: match i has seating i, and after the last the first again. */
export function seatingsOf(job: Job): number[][] {
  return seatings(job.lineup, seatsOf(job).length);
}

/** The number of the dice of a match: in a duplicate, all seatings in turn have the same. */
export function dealOf(job: Job, match: number, turns: number): number {
  return job.duplicate ? Math.floor(match / turns) : match;
}

/** Shared by all threads: the next match to play, how many are done, and whether to stop. */
export const NEXT = 0;
export const DONE = 1;
export const STOP = 2;

export function sharedBoard(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(12));
}
