import type { Viewer } from '@waybill/kernel';
import { RANKS, rankIndex } from '@waybill/kernel/piecepack';
import { knowsRank, ways } from './knowledge.ts';
import { ALL_RANKS, readLoad } from './loads.ts';
import { FULL, profits, sumAt } from './score.ts';
import { clone, type State } from './state.ts';
import { SHIP_SUITS, tileIndex } from './suits.ts';
import { bySuit } from './view.ts';
import type { BySuit } from './view-types.ts';

/** How likely each rank is for a load, by what a viewer has been shown; only ranks that it may have. */
export function rankOdds(s: State, id: string, viewer: Viewer): Map<string, number> {
  const load = readLoad(s, id);
  const odds = new Map<string, number>();
  if (load < 0) return odds;
  if (knowsRank(s, load, viewer)) return odds.set(RANKS[s.rank[load]], 1);
  const { hidden, left } = unseen(s, s.loadSuit[load], load, viewer);
  const all = ways(s, [load, ...hidden], 0, left);
  for (let bits = left & s.possible[load]; bits > 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const share = ways(s, hidden, 0, left & ~bit) / all;
    if (share > 0) odds.set(RANKS[31 - Math.clz32(bit)], share);
  }
  return odds;
}

/** The other loads of the suit whose ranks a viewer does not know, and the ranks left for all of them. */
function unseen(s: State, suit: number, but: number, viewer: Viewer): { hidden: number[]; left: number } {
  const hidden: number[] = [];
  let left = ALL_RANKS & ~s.chips[suit];
  for (let load = 0; load < s.count; load++) {
    if (s.loadSuit[load] !== suit || load === but) continue;
    if (knowsRank(s, load, viewer)) left &= ~(1 << s.rank[load]);
    else hidden.push(load);
  }
  return { hidden, left };
}

export interface Prospect {
  /** How likely the hub ships as soon as the load is there. */
  readonly chance: number;
  /** The lowest rank that makes it ship, and what the shipment would then pay. */
  readonly rank: string;
  readonly pays: BySuit<number>;
}

/** SI-4.1, SI-4.2: what bringing a load to a hub may do, triggered by the suit to move; null where it can't ship. */
export function prospect(s: State, id: string, hub: string, viewer: Viewer): Prospect | null {
  const missing = FULL - sumAt(s, tileIndex(hub));
  const enough = [...rankOdds(s, id, viewer)].filter(([rank]) => rankIndex(rank) >= missing);
  if (enough.length === 0) return null;
  const [rank] = enough[0];
  return { chance: enough.reduce((sum, [, share]) => sum + share, 0), rank, pays: paysWith(s, id, hub, rank) };
}

function paysWith(s: State, id: string, hub: string, rank: string): BySuit<number> {
  const after = clone(s);
  const load = readLoad(after, id);
  after.space[load] = tileIndex(hub);
  after.rank[load] = rankIndex(rank);
  const out = new Int16Array(SHIP_SUITS.length);
  profits(after, tileIndex(hub), s.suit, out);
  return bySuit((suit) => out[suit]);
}
