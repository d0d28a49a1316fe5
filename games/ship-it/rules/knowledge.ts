import type { Rng, Seat, Viewer } from '@waybill/kernel';
import { SUITS } from '@waybill/kernel/piecepack';
import { ALL_RANKS, WATCHER } from './loads.ts';
import { clone, type State } from './state.ts';

const bitOf = (viewer: Viewer): number => (viewer === 'watcher' ? WATCHER : 1 << viewer);

export const knowsRank = (s: State, load: number, viewer: Viewer): boolean => (s.known[load] & bitOf(viewer)) !== 0;

/** Whether a viewer has been shown the rank of an id, also of one no longer there: coins leave the table rank up. */
export function knowsId(s: State, id: number, viewer: Viewer): boolean {
  for (let load = 0; load < s.count; load++) if (s.id[load] === id) return knowsRank(s, load, viewer);
  return id <= s.laid;
}

export function guess(s: State, seat: Seat, rng: Rng): State {
  const other = clone(s);
  redraw(other, seat, rng);
  return other;
}

/**
 * Draws the ranks a viewer has not been shown: each way to give the coins of a suit different ranks, each of them one
 * it may have, is equally likely.
 */
export function redraw(s: State, viewer: Viewer, rng: Rng): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const hidden: number[] = [];
    let left = ALL_RANKS & ~s.chips[suit];
    for (let load = 0; load < s.count; load++) {
      if (s.loadSuit[load] !== suit) continue;
      if (knowsRank(s, load, viewer)) left &= ~(1 << s.rank[load]);
      else hidden.push(load);
    }
    if (hidden.length > 0) choose(s, hidden, 0, left, rng.below(ways(s, hidden, 0, left)));
  }
}

/** In how many ways the hidden loads from the i-th on can have the ranks left. */
export function ways(s: State, hidden: readonly number[], i: number, left: number): number {
  if (i === hidden.length) return 1;
  let sum = 0;
  for (let bits = left & s.possible[hidden[i]]; bits > 0; bits &= bits - 1) {
    sum += ways(s, hidden, i + 1, left & ~(bits & -bits));
  }
  return sum;
}

/** Gives them their ranks in the n-th of those ways. */
function choose(s: State, hidden: readonly number[], i: number, left: number, n: number): void {
  if (i === hidden.length) return;
  let skip = n;
  for (let bits = left & s.possible[hidden[i]]; bits > 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const count = ways(s, hidden, i + 1, left & ~bit);
    if (skip < count) {
      s.rank[hidden[i]] = 31 - Math.clz32(bit);
      return choose(s, hidden, i + 1, left & ~bit, skip);
    }
    skip -= count;
  }
}
