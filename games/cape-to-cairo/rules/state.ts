import type { Actor, Seat, Setup } from '@waybill/kernel';
import {
  type CityMap,
  type CityMapSheet,
  cityMap,
  copyTrade,
  GOODS,
  newTrade,
  type Suits,
  type Trade,
} from '@waybill/kernel/piecepack';

/** In die order: gold, diamonds, oil, coal. */
export const SUITS_C2C: Suits = ['H', 'D', 'C', 'S'];

/** What is due. Before turn 1, `contracts` is part of the set-up. */
export type Step = 'tiles' | 'contracts' | 'first' | 'bid' | 'place' | 'haul' | 'flip' | 'over';

/** What stays the same all match long; states of one match share it. */
export interface MatchConstants {
  readonly sheet: CityMapSheet;
  readonly map: CityMap;
  readonly names: readonly string[];
  readonly longer: boolean;
}

/** Nobody, nowhere, nothing bid yet. */
export const NONE = -1;

export interface State {
  readonly table: MatchConstants;
  readonly trade: Trade;
  step: Step;
  turn: number;
  /** The seat that bids, places, hauls, or has just delivered what is turned over. */
  actor: Seat;
  /** The highest bid, or NONE. */
  bid: number;
  /** How many are still in the bidding. */
  left: number;
  /** Raw materials just delivered, waiting to be turned over. */
  turning: number;
  readonly money: Int32Array;
  /** Each seat's city, or NONE. */
  readonly truck: Int8Array;
  /** Seat × GOODS + good → how many. */
  readonly cargo: Uint8Array;
  readonly delivered: Uint8Array;
  /** Each seat's last bid of this turn, or NONE. */
  readonly bids: Int32Array;
  /** Place → seat, or NONE while the place is free. */
  readonly order: Int8Array;
}

export function begin(setup: Setup<CityMapSheet>): State {
  const { sheet, seats, options } = setup;
  return newState({ sheet, map: cityMap(sheet), names: seats, longer: options.longer === true });
}

function newState(table: MatchConstants): State {
  const seats = table.names.length;
  return {
    table,
    trade: newTrade(),
    step: 'tiles',
    turn: 0,
    actor: 0,
    bid: NONE,
    left: 0,
    turning: 0,
    money: new Int32Array(seats),
    truck: new Int8Array(seats).fill(NONE),
    cargo: new Uint8Array(seats * GOODS),
    delivered: new Uint8Array(seats),
    bids: new Int32Array(seats).fill(NONE),
    order: new Int8Array(seats).fill(NONE),
  };
}

export function clone(s: State): State {
  const twin = newState(s.table);
  copy(s, twin);
  return twin;
}

export function copy(from: State, to: State): void {
  copyTrade(from.trade, to.trade);
  to.step = from.step;
  to.turn = from.turn;
  to.actor = from.actor;
  to.bid = from.bid;
  to.left = from.left;
  to.turning = from.turning;
  to.money.set(from.money);
  to.truck.set(from.truck);
  to.cargo.set(from.cargo);
  to.delivered.set(from.delivered);
  to.bids.set(from.bids);
  to.order.set(from.order);
}

export function next(s: State): Actor {
  switch (s.step) {
    case 'bid':
    case 'place':
    case 'haul':
      return s.actor;
    case 'over':
      return 'over';
    default:
      return 'chance';
  }
}
