import type { ErrorClass } from './analysis.ts';

/** Losses as shares of all there is to win or lose: a whole match, or the game's range of scores. */
export interface Grades {
  readonly doubtful: number;
  readonly bad: number;
  readonly veryBad: number;
  /** Losing this much with every decision makes a rating of 37 (100 / e). */
  readonly rated37: number;
}

/** Unless a game has its own. A single decision can turn a match; a range of scores is lost bit by bit. */
export const USUAL: { readonly [unit in 'score' | 'win']: Grades } = {
  win: { doubtful: 0.02, bad: 0.06, veryBad: 0.12, rated37: 0.025 },
  score: { doubtful: 0.0025, bad: 0.01, veryBad: 0.03, rated37: 0.0025 },
};

export function classOf({ doubtful, bad, veryBad }: Grades, share: number): ErrorClass {
  if (share >= veryBad) return 'very bad';
  if (share >= bad) return 'bad';
  return share >= doubtful ? 'doubtful' : null;
}

/** From the mean loss of the decisions that were ones: 100 for none. */
export function ratingOf({ rated37 }: Grades, shares: readonly number[]): number | null {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return 100 * Math.exp(-mean / rated37);
}
