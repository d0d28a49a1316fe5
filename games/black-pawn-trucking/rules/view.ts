import type { Rng, Setup, View, Viewer } from '@waybill/kernel';
import {
  type CityMapSheet,
  cupCount,
  GOODS,
  goodCodes,
  goodIndex,
  layTile,
  RANKS,
  rankIndex,
  SUITS,
  suitOf,
  TILES,
  tileCode,
  tileIndex,
} from '@waybill/kernel/piecepack';
import { putDown } from './drive.ts';
import { next } from './moves.ts';
import { foreclosed, score } from './result.ts';
import { SUIT_CODES } from './sheet.ts';
import { begin, type State, type Step } from './state.ts';

type BySuit<T> = { readonly [suit: string]: T };

/** Everything, for everybody: a raw material's rank is nowhere until chance turns it over (BPT-1.5). */
export interface TruckingView extends View {
  readonly turn: number;
  readonly toAct: 0 | 'chance' | null;
  readonly step: Step;
  readonly truck: number | null;
  readonly cash: number;
  readonly loans: number;
  readonly cargo: readonly string[];
  readonly goods: { readonly [city: string]: readonly string[] };
  readonly cup: number;
  readonly delivered: number;
  readonly over: boolean;
  readonly coins: BySuit<number>;
  readonly seen: BySuit<readonly string[]>;
  /** City 1, 2 … 24; left out until they lie. */
  readonly tiles?: readonly string[];
  /** Raw materials about to be turned over on the truck's city. */
  readonly toFlip?: number;
  readonly score?: number;
  readonly foreclosed?: boolean;
}

export function view(s: State): TruckingView {
  const over = s.step === 'over';
  return {
    turn: s.turn,
    toAct: over ? null : next(s) === 0 ? 0 : 'chance',
    step: s.step,
    truck: s.truck < 0 ? null : s.truck + 1,
    cash: s.cash,
    loans: s.loans,
    cargo: goodCodes(SUIT_CODES, s.cargo),
    goods: goodsOnMap(s),
    cup: cupCount(s.trade),
    delivered: s.delivered,
    over,
    coins: bySuit((suit) => s.trade.cup[suit]),
    seen: bySuit((suit) => RANKS.filter((_, rank) => s.trade.seen[suit] & (1 << rank))),
    ...(s.step !== 'tiles' && { tiles: Array.from(s.trade.tile, (tile) => tileCode(SUIT_CODES, tile)) }),
    ...(s.step === 'flip' && { toFlip: s.toFlip }),
    ...(over && { score: score(s), foreclosed: foreclosed(s) }),
  };
}

function goodsOnMap(s: State): Record<string, string[]> {
  const goods: Record<string, string[]> = {};
  for (let city = 0; city < TILES; city++) {
    const codes = goodCodes(SUIT_CODES, s.trade.goods, city * GOODS);
    // What is about to be turned over is neither cargo nor a good on the map: raw materials come first in the list.
    if (city === s.truck) codes.splice(codes.indexOf(suitCodeHere(s)), s.toFlip);
    if (codes.length > 0) goods[city + 1] = codes;
  }
  return goods;
}

function suitCodeHere(s: State): string {
  return SUIT_CODES[suitOf(s.trade.tile[s.truck])];
}

function bySuit<T>(value: (suit: number) => T): BySuit<T> {
  return Object.fromEntries(SUIT_CODES.map((code, suit) => [code, value(suit)]));
}

export function imagine(setup: Setup<CityMapSheet>, given: View, _viewer: Viewer, _rng: Rng): State {
  const seen = given as TruckingView;
  const s = begin(setup);
  s.step = seen.step;
  s.turn = seen.turn;
  s.truck = seen.truck === null ? -1 : seen.truck - 1;
  s.cash = seen.cash;
  s.loans = seen.loans;
  s.delivered = seen.delivered;
  s.toFlip = seen.toFlip ?? 0;
  seen.tiles?.forEach((code, city) => {
    layTile(s.trade, city, tileIndex(SUIT_CODES, code));
  });
  placeGoods(s, seen);
  for (let suit = 0; suit < SUITS; suit++) {
    s.trade.cup[suit] = seen.coins[SUIT_CODES[suit]];
    for (const rank of seen.seen[SUIT_CODES[suit]]) s.trade.seen[suit] |= 1 << rankIndex(rank);
  }
  return s;
}

function placeGoods(s: State, { cargo, goods }: TruckingView): void {
  for (const code of cargo) s.cargo[goodIndex(SUIT_CODES, code)]++;
  s.load = cargo.length;
  for (const [number, codes] of Object.entries(goods)) {
    const city = Number(number) - 1;
    for (const code of codes) s.trade.goods[city * GOODS + goodIndex(SUIT_CODES, code)]++;
    s.held |= 1 << city;
    s.onMap += codes.length;
  }
  if (s.toFlip > 0) putDown(s, suitOf(s.trade.tile[s.truck]), s.toFlip);
}
