import type { Seat } from '@waybill/kernel';
import { BONUS, PROFIT } from './move.ts';
import { DOCKS } from './sheet.ts';
import { type MatchConstants, NONE, portOf, type State } from './state.ts';
import { stripSum } from './strip.ts';

/** Does this set of sums, one bit each, hold the sum? */
export function holds(sums: number, sum: number): boolean {
  return ((sums >> sum) & 1) === 1;
}

/** HA-4.1: gold doubles, red halves and rounds down, gold first. */
function adjusted(amount: number, gilded: boolean, reddened: boolean): number {
  const doubled = gilded ? amount * 2 : amount;
  return reddened ? Math.floor(doubled / 2) : doubled;
}

/** HA-2.6, with what gold and red do to it. */
export function profitFor(table: MatchConstants, transport: number, sum: number, gold: number, red: number): number {
  const profit = holds(table.capacity[transport], sum) ? table.profit[transport] : 0;
  return adjusted(profit, gold === PROFIT, red === PROFIT);
}

/** HA-2.7, with what gold and red do to it. */
export function bonusFor(table: MatchConstants, dock: number, sum: number, gold: number, red: number): number {
  const bonus = holds(table.range[dock], sum) ? table.bonus[dock] : 0;
  return adjusted(bonus, gold === BONUS, red === BONUS);
}

/** HA-2.7: is there a free dock whose range holds the sum? */
export function hasDockFor(s: State, sum: number): boolean {
  for (let dock = 0; dock < DOCKS; dock++) {
    if (s.docks[dock] === NONE && holds(s.table.range[dock], sum)) return true;
  }
  return false;
}

/** What a departure as things stand would earn; gold and red are `ABSENT`, `PROFIT` or `BONUS`. */
export function departureValue(s: State, seat: Seat, port: number, dock: number, gold: number, red: number): number {
  const sum = stripSum(s, seat, port);
  return profitFor(s.table, portOf(s, seat, port), sum, gold, red) + bonusFor(s.table, dock, sum, gold, red);
}
