import type { Seat } from '@waybill/kernel';
import { GOODS, SUITS } from '@waybill/kernel/piecepack';
import { NONE, type State } from './state.ts';

export const TURNS = 6;
export const LATEST_TURN = 24;

/** C2C-2.1: the next turn begins. */
export function openBidding(s: State, opener: Seat): void {
  s.turn++;
  s.step = 'bid';
  s.actor = opener;
  s.bid = NONE;
  s.left = s.order.length;
  s.bids.fill(NONE);
  s.order.fill(NONE);
}

/** C2C-2.4, C2C-2.5: a seat's own part of the turn. */
export function startHaul(s: State, seat: Seat): void {
  s.actor = seat;
  s.step = s.truck[seat] === NONE ? 'place' : 'haul';
}

export function afterHaul(s: State): void {
  const place = s.order.indexOf(s.actor) + 1;
  if (place < s.order.length) startHaul(s, s.order[place]);
  else endTurn(s);
}

function endTurn(s: State): void {
  if (s.turn < TURNS) s.step = 'contracts';
  else if (isLast(s)) s.step = 'over';
  else openBidding(s, s.order[0]);
}

/** C2C-3.1, C2C-3.2. */
function isLast(s: State): boolean {
  return !s.table.longer || s.turn >= LATEST_TURN || rawLeft(s) === 0;
}

/** C2C-3.2: raw materials on the board, those under the trucks included. */
export function rawLeft(s: State): number {
  return rawIn(s.trade.goods) + rawIn(s.cargo);
}

function rawIn(counts: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += GOODS) {
    for (let suit = 0; suit < SUITS; suit++) sum += counts[at + suit];
  }
  return sum;
}
