import type { Event, Move } from '@waybill/kernel';
import type { Level } from './levels.ts';

/** One legal move and what the bot makes of it. */
export interface Thought {
  readonly move: Move;
  readonly event: Event;
  readonly value: number;
  readonly visits: number;
}

export interface Advice {
  /** Best first. */
  readonly options: readonly Thought[];
  /** A value is the expected final score of the seat, or its winning chance from 0 to 1. */
  readonly unit: 'score' | 'win';
  readonly iterations: number;
}

export interface ThinkOptions {
  /** `expert` unless told. */
  readonly level?: Level;
  /** Instead of the level's own budget; with iterations and no clock, the seed decides everything. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Without the fog that makes a level weaker: for advice. */
  readonly clear?: boolean;
  readonly seed: string;
  /** A clock in milliseconds. Without one, time is turned into iterations by the game's usual pace. */
  readonly now?: () => number;
}

/** How far the thinking is, 0 to 1. */
export type Progress = number;

/** Sending `true` ends the thinking early, with the advice as it stands. */
export type Thinking = Generator<Progress, Advice, boolean | undefined>;
