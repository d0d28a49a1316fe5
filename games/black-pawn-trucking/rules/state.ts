import type { Setup } from '@waybill/kernel';
import { type CityMapSheet, copyTrade, GOODS, goodCount, newTrade, type Trade } from '@waybill/kernel/piecepack';
import { type Roads, roadsOf } from './roads.ts';

/** What is due: three chance events and three decisions. */
export type Step = 'tiles' | 'contracts' | 'start' | 'drive' | 'flip' | 'contract' | 'over';

const START_CASH = 10;

export interface State {
  readonly sheet: CityMapSheet;
  readonly roads: Roads;
  /** BPT-1.3, option `start`: the player chooses the start city. */
  readonly choosesStart: boolean;
  /** BPT-2.12, option `foreclosure`: a compulsory contract is paid from cash or not at all. */
  readonly strict: boolean;

  readonly trade: Trade;
  /** Goods on the truck: good → how many. */
  readonly cargo: Uint8Array;
  step: Step;
  /** 0 in set-up. */
  turn: number;
  /** The truck's city, from 0; −1 until it starts. */
  truck: number;
  cash: number;
  loans: number;
  /** How many goods are on the truck. */
  load: number;
  /** How many goods are on the map. */
  onMap: number;
  /** The cities that hold goods, as bits. */
  held: number;
  /** Finished products delivered. */
  delivered: number;
  /** Raw materials on the truck's city that are to be turned over. */
  toFlip: number;
}

export function begin(setup: Setup<CityMapSheet>): State {
  return {
    ...blank(
      setup.sheet,
      roadsOf(setup.sheet),
      setup.options.start === 'choose',
      setup.options.foreclosure === 'strict',
    ),
    cash: START_CASH,
    loans: setup.options.loans as number,
  };
}

function blank(sheet: CityMapSheet, roads: Roads, choosesStart: boolean, strict: boolean): State {
  return {
    sheet,
    roads,
    choosesStart,
    strict,
    trade: newTrade(),
    cargo: new Uint8Array(GOODS),
    step: 'tiles',
    turn: 0,
    truck: -1,
    cash: 0,
    loans: 0,
    load: 0,
    onMap: 0,
    held: 0,
    delivered: 0,
    toFlip: 0,
  };
}

export function clone(s: State): State {
  const twin = blank(s.sheet, s.roads, s.choosesStart, s.strict);
  copy(s, twin);
  return twin;
}

export function copy(from: State, to: State): void {
  copyTrade(from.trade, to.trade);
  to.cargo.set(from.cargo);
  to.step = from.step;
  to.turn = from.turn;
  to.truck = from.truck;
  to.cash = from.cash;
  to.loans = from.loans;
  to.load = from.load;
  to.onMap = from.onMap;
  to.held = from.held;
  to.delivered = from.delivered;
  to.toFlip = from.toFlip;
}

/** Goods on the truck's city, which the next drive loads (BPT-2.3). */
export function goodsHere(s: State): number {
  return s.held & (1 << s.truck) ? goodCount(s.trade.goods, s.truck * GOODS) : 0;
}
