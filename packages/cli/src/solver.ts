/** Exact values of a game, as they are printed. */
export interface Solved {
  readonly json: object;
  readonly lines: readonly string[];
  /** What answers questions about any state later on. */
  readonly table: object;
}

/** A solver at work. */
export interface Solving {
  /** How many states there are to settle, and how many are settled. */
  readonly all: number;
  readonly done: () => number;
  readonly solved: Promise<Solved>;
  readonly stop: () => void;
}

/** Throws a `Failure` for a sheet that is too large; the sheet is proven already. */
export type Solve = (sheet: unknown, threads: number) => Solving;
