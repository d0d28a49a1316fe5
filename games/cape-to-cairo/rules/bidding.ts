import { type Move, type MoveList, type Refusal, refuse, type Seat } from '@waybill/kernel';
import { BID, PASS } from './codes.ts';
import { NONE, type State } from './state.ts';
import { startHaul } from './turn.ts';

/** What the money track shows below zero. */
const TRACK = 99;

/** C2C-2.3: the highest amount this seat may bid. */
export function reach(s: State, seat: Seat): number {
  const most = s.money[seat] + TRACK;
  return s.bid === NONE ? Math.max(0, most) : most;
}

export function offerBids(s: State, out: MoveList): void {
  if (s.bid !== NONE) out.add(PASS);
  const most = reach(s, s.actor);
  for (let amount = s.bid + 1; amount <= most; amount++) out.add(BID + amount);
}

/** C2C-2.1. */
export function playBid(s: State, amount: number): void {
  s.bid = amount;
  s.bids[s.actor] = amount;
  s.actor = nextBidder(s);
}

/** C2C-2.2. */
export function playPass(s: State): void {
  const seat = s.actor;
  takePlace(s, seat);
  const after = nextBidder(s);
  if (s.left > 1) {
    s.actor = after;
    return;
  }
  takePlace(s, after);
  startHaul(s, after);
}

function takePlace(s: State, seat: Seat): void {
  s.money[seat] -= paysAtPass(s, seat);
  s.left--;
  s.order[s.left] = seat;
}

/** The last amount they bid, nothing if they never bid. */
export function paysAtPass(s: State, seat: Seat): number {
  return Math.max(0, s.bids[seat]);
}

/** Clockwise, the next who is still in. */
function nextBidder(s: State): Seat {
  const seats = s.order.length;
  let seat = (s.actor + 1) % seats;
  while (s.order.includes(seat)) seat = (seat + 1) % seats;
  return seat;
}

export function readBid(s: State, amount: number): Move | Refusal {
  if (!Number.isInteger(amount) || amount < 0) return refuse('C2C-2.1', 'bid-whole', { amount });
  if (amount <= s.bid) return refuse('C2C-2.1', 'bid-low', { amount, least: s.bid + 1 });
  const most = reach(s, s.actor);
  if (amount > most) return refuse('C2C-2.3', 'bid-reach', { amount, most, money: s.money[s.actor] });
  return BID + amount;
}

export function readPass(s: State): Move | Refusal {
  return s.bid === NONE ? refuse('C2C-2.1', 'must-open') : PASS;
}
