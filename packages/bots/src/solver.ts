import type { Setup } from '@waybill/kernel';

/** Exact values of a game, as they are printed. */
export interface Solved {
  readonly json: object;
  readonly lines: readonly string[];
  /** What answers questions about any state later on. */
  readonly table: object;
}

/** A solver at work. */
export interface SolvingRun {
  /** How many states there are to settle, and how many are settled. */
  readonly all: number;
  readonly done: () => number;
  readonly solved: Promise<Solved>;
  readonly stop: () => void;
}

/** A sheet that is too large, or somebody who stopped it; the message is for people. */
export class SolveFailure extends Error {}

/** What `games/GAME/solve/index.ts` exports as `solve`, for Node. Throws a `SolveFailure`; the set-up is proven already. */
export type Solve = (setup: Setup, threads: number) => SolvingRun;
