import type { Move } from '@waybill/kernel';

/** A move and what it is worth to its seat: the more, the better. */
export interface Worth {
  readonly move: Move;
  readonly worth: number;
}

export interface Split {
  /** Best first. */
  readonly right: readonly Worth[];
  readonly others: readonly Worth[];
  /** How far the worst of the right ones is ahead of the best of the others. */
  readonly gap: number;
}

/** Right moves are as good as each other if they differ by no more than this share of the gap to the others. */
export const AS_GOOD = 0.25;

/** The moves that are as good as the best and those that are not, where the gap between them is widest; null where there is none. */
export function split(moves: readonly Move[], worths: readonly number[]): Split | null {
  const sorted = moves.map((move, i) => ({ move, worth: worths[i] })).sort((a, b) => b.worth - a.worth);
  let found: Split | null = null;
  for (let count = 1; count < sorted.length; count++) {
    const gap = sorted[count - 1].worth - sorted[count].worth;
    const spread = sorted[0].worth - sorted[count - 1].worth;
    if (gap <= (found?.gap ?? 0) || spread > AS_GOOD * gap) continue;
    found = { right: sorted.slice(0, count), others: sorted.slice(count), gap };
  }
  return found;
}
