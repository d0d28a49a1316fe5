import { SUITS } from '@waybill/kernel/piecepack';
import type { State } from './state.ts';
import { NOBODY, ownerOf } from './suits.ts';
import { rankOf, type Space, suitOf } from './table.ts';

/** SI-4.1 */
export const FULL = 8;
/** SI-4.2 */
const HOME_BONUS = 8;

export function chipCount(s: State, suit: number): number {
  let n = 0;
  for (let bits = s.chips[suit]; bits > 0; bits &= bits - 1) n++;
  return n;
}

/** SI-4.1: the ranks of the freight warehoused at a hub and the rank of its tile. SI-4.7: freight on a new hub is not yet. */
export function sumAt(s: State, hub: Space): number {
  let sum = rankOf(hub);
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub && s.up[load]) sum += s.rank[load];
  return sum;
}

/** SI-4.2: what a shipment of the freight now on this tile pays each suit, triggered by `trigger`. */
export function profits(s: State, tile: Space, trigger: number, out: Int16Array): void {
  out.fill(0);
  for (let load = 0; load < s.count; load++) {
    if (s.space[load] === tile) out[s.loadSuit[load]] += s.rank[load] + 2 * rankOf(tile);
  }
  out[trigger] *= 2;
  if (suitOf(tile) === trigger) out[trigger] += HOME_BONUS;
  // SI-1.6: nobody scores a suit that belongs to nobody.
  for (let suit = 0; suit < SUITS; suit++) if (ownerOf(s.seats, suit) === NOBODY) out[suit] = 0;
}

export function seatScore(s: State, seat: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) if (ownerOf(s.seats, suit) === seat) sum += s.scores[suit];
  return sum;
}

export function score(s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seatScore(s, seat));
}
