import type { Seat, View } from '@waybill/kernel';
import { cupCount, GOODS, goodCodes, RANKS, TILES, tileCode } from '@waybill/kernel/piecepack';
import { result } from './ending.ts';
import { turningSuit } from './roll-flip.ts';
import { NONE, type State, type Step, SUITS_C2C } from './state.ts';

export interface SeatView {
  readonly money: number;
  readonly truck: number | null;
  readonly cargo: readonly string[];
  readonly delivered: number;
}

/** Everybody may know everything: what the coins hide is not in any state. */
export interface StateView {
  readonly turn: number;
  readonly step: Step;
  readonly toAct: Seat | 'chance' | null;
  readonly over: boolean;
  /** City 1, 2, … 24 → its tile, once laid. */
  readonly tiles?: readonly string[];
  readonly seats: readonly SeatView[];
  readonly goods: { readonly [city: string]: readonly string[] };
  readonly cup: number;
  /** What of each suit is in the cup. */
  readonly coins: { readonly [suit: string]: number };
  /** Ranks of each suit that were turned over. */
  readonly seen: { readonly [suit: string]: readonly string[] };
  /** Each seat's last bid of this turn. */
  readonly bids?: readonly (number | null)[];
  /** Place → seat, while the bidding goes on. */
  readonly places?: readonly (Seat | null)[];
  readonly order?: readonly Seat[];
  /** Raw materials waiting to be turned over, and who delivered them. */
  readonly turning?: { readonly seat: Seat; readonly goods: readonly string[] };
  readonly winners?: readonly Seat[];
}

export function state(s: State): StateView & View {
  const ended = result(s);
  return {
    turn: s.turn,
    step: s.step,
    toAct: toAct(s),
    over: s.step === 'over',
    ...(s.step === 'tiles' ? {} : { tiles: Array.from(s.trade.tile, (tile) => tileCode(SUITS_C2C, tile)) }),
    seats: Array.from(s.money, (_, seat) => seatView(s, seat)),
    goods: goodsView(s),
    cup: cupCount(s.trade),
    coins: bySuit((suit) => s.trade.cup[suit]),
    seen: bySuit((suit) => RANKS.filter((_, rank) => s.trade.seen[suit] & (1 << rank))),
    ...(s.turn === 0 ? {} : turnView(s)),
    ...(s.turning > 0 ? { turning: turningView(s) } : {}),
    ...(ended ? { winners: ended.winners } : {}),
  };
}

function toAct(s: State): Seat | 'chance' | null {
  if (s.step === 'over') return null;
  return s.step === 'bid' || s.step === 'place' || s.step === 'haul' ? s.actor : 'chance';
}

function seatView(s: State, seat: Seat): SeatView {
  return {
    money: s.money[seat],
    truck: s.truck[seat] === NONE ? null : s.truck[seat] + 1,
    cargo: goodCodes(SUITS_C2C, s.cargo, seat * GOODS),
    delivered: s.delivered[seat],
  };
}

function goodsView(s: State): { [city: string]: string[] } {
  const goods: { [city: string]: string[] } = {};
  for (let city = 0; city < TILES; city++) {
    const codes = goodCodes(SUITS_C2C, s.trade.goods, city * GOODS);
    if (codes.length > 0) goods[city + 1] = codes;
  }
  return goods;
}

function turnView(s: State): Pick<StateView, 'bids' | 'places' | 'order'> {
  const order = Array.from(s.order, orNull);
  const bids = Array.from(s.bids, orNull);
  return s.step === 'bid' ? { bids, places: order } : { bids, order: Array.from(s.order) };
}

const orNull = (n: number) => (n === NONE ? null : n);

function turningView(s: State): StateView['turning'] {
  return { seat: s.actor, goods: Array<string>(s.turning).fill(SUITS_C2C[turningSuit(s)]) };
}

function bySuit<T>(of: (suit: number) => T): { [suit: string]: T } {
  return Object.fromEntries(SUITS_C2C.map((suit, i) => [suit, of(i)]));
}
