import type { Grades } from '../knowledge/knowledge.ts';
import type { ErrorClass } from './analysis.ts';

/** Unless a game has its own. A single decision can turn a match; a range of scores is lost bit by bit. */
export const USUAL: { readonly [unit in 'score' | 'win']: Grades } = {
  win: { doubtful: 0.02, bad: 0.06, veryBad: 0.12, rated37: 0.014 },
  score: { doubtful: 0.0025, bad: 0.01, veryBad: 0.03, rated37: 0.005 },
};

export function classOf({ doubtful, bad, veryBad }: Grades, share: number): ErrorClass {
  if (share >= veryBad) return 'very bad';
  if (share >= bad) return 'bad';
  return share >= doubtful ? 'doubtful' : null;
}

/** From the mean loss of the decisions that were ones: 100 for none. Small slips cost little, steady ones nearly all. */
export function ratingOf({ rated37 }: Grades, shares: readonly number[]): number | null {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return 100 * Math.exp(-((mean / rated37) ** 2));
}
