import type { Event } from '@waybill/kernel';
import { bitCount, COINS, cityValue, cupCount, GOODS, RANKS, rankIndex, SUITS } from '@waybill/kernel/piecepack';
import { turningSuit } from './roll-flip.ts';
import { NONE, type State, SUITS_C2C } from './state.ts';
import { LATEST_TURN, TURNS } from './turn.ts';
import { state } from './view.ts';

/** What must hold after every event: a complaint, or null. */
export function audit(before: State | null, event: Event | null, after: State): string | null {
  return rawLaw(after) ?? finishedLaw(after) ?? cupLaw(after) ?? orderLaw(after) ?? moneyLaw(before, event, after);
}

/** Every coin of a suit is in the cup, raw somewhere, or has shown its rank. */
function rawLaw(s: State): string | null {
  for (let suit = 0; suit < SUITS; suit++) {
    const turning = s.turning > 0 && turningSuit(s) === suit ? s.turning : 0;
    const coins = s.trade.cup[suit] + inPlay(s, suit) + turning + bitCount(s.trade.seen[suit]);
    if (coins !== RANKS.length) return `${coins} coins of ${SUITS_C2C[suit]}`;
  }
  return null;
}

/** Every rank that was seen is a finished product in play, or was delivered. */
function finishedLaw(s: State): string | null {
  let gone = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const seen = s.trade.seen.reduce((sum, bits) => sum + ((bits >> rank) & 1), 0);
    const left = inPlay(s, SUITS + rank);
    if (left > seen) return `${left} finished products of rank ${RANKS[rank]}, ${seen} seen`;
    gone += seen - left;
  }
  const delivered = s.delivered.reduce((sum, n) => sum + n, 0);
  return gone === delivered ? null : `${gone} finished products gone, ${delivered} delivered`;
}

function inPlay(s: State, good: number): number {
  let sum = 0;
  for (let at = good; at < s.trade.goods.length; at += GOODS) sum += s.trade.goods[at];
  for (let at = good; at < s.cargo.length; at += GOODS) sum += s.cargo[at];
  return sum;
}

/** C2C-1.1, C2C-2.9: four coins before each of the turns 1 to 6. */
function cupLaw(s: State): string | null {
  const dealt = s.turn === 0 && s.step === 'first' ? 1 : Math.min(s.turn, TURNS);
  const left = COINS - dealt * SUITS;
  return cupCount(s.trade) === left ? null : `${cupCount(s.trade)} coins in the cup, not ${left}`;
}

function orderLaw(s: State): string | null {
  const taken = Array.from(s.order).filter((seat) => seat !== NONE);
  if (new Set(taken).size !== taken.length) return `two places for one seat: ${taken.join(' ')}`;
  const due = s.turn === 0 ? 0 : s.step === 'bid' ? s.order.length - s.left : s.order.length;
  if (taken.length !== due) return `${taken.length} places taken, not ${due}`;
  return s.turn <= LATEST_TURN ? null : `turn ${s.turn}`;
}

/** Each dollar that came or went, worked out from what everybody could see before. */
function moneyLaw(before: State | null, event: Event | null, after: State): string | null {
  if (!before || !event) return after.money.every((money) => money === 0) ? null : 'money at the start';
  const due = Array.from(before.money);
  if (event.type === 'drive') due[before.actor] += driveIncome(before, Number(event.to));
  if (event.type === 'pass') {
    due[before.actor] -= Math.max(0, before.bids[before.actor]);
    if (before.left === 2) due[before.bids.indexOf(before.bid)] -= before.bid;
  }
  const wrong = due.findIndex((money, seat) => money !== after.money[seat]);
  return wrong < 0 ? null : `seat ${wrong} has ${after.money[wrong]}, not ${due[wrong]}`;
}

function driveIncome(s: State, to: number): number {
  const view = state(s);
  const { cargo, truck } = view.seats[s.actor];
  const [rank, suit] = (view.tiles ?? [])[to - 1];
  const value = cityValue(rankIndex(rank));
  const pays = (code: string) => (code === suit ? value : code === rank ? value + 5 : 0);
  const earned = cargo.reduce((sum, code) => sum + pays(code), 0);
  return earned - cargo.length - s.table.map.steps[(truck ?? 0) - 1][to - 1];
}
