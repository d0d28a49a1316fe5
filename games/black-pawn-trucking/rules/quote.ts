import {
  cityValue,
  GOODS,
  type Good,
  RANKS,
  rankIndex,
  rankOf,
  route,
  SUITS,
  suitOf,
  TILES,
} from '@waybill/kernel/piecepack';
import { FERRY } from './roads.ts';
import { SUIT_CODES } from './sheet.ts';
import { goodsHere, type State } from './state.ts';

/** A drive before it is made. Cities count from 0, amounts are pounds. */
export interface Quote {
  /** The cities entered, the destination last. */
  readonly way: readonly number[];
  readonly fuel: number;
  readonly goods: number;
  readonly ferries: number;
  readonly breach: number;
  readonly total: number;
  readonly deliveries: readonly { readonly good: Good; readonly pays: number }[];
}

export function quote(s: State, to: number): Quote {
  const breachAt = (city: number) => (s.held >> city) & 1;
  const way = route(s.roads, s.truck, to, breachAt);
  const fuel = way.length;
  const goods = s.load + goodsHere(s);
  const ferries = FERRY * ferriesOn(s, way);
  const breach = way.slice(0, -1).reduce((sum, city) => sum + breachAt(city), 0);
  return { way, fuel, goods, ferries, breach, total: fuel + goods + ferries + breach, deliveries: deliveries(s, to) };
}

function ferriesOn(s: State, way: readonly number[]): number {
  return way.filter((city, i) => {
    const from = i === 0 ? s.truck : way[i - 1];
    return s.roads.byFerry[from][s.roads.neighbours[from].indexOf(city)] === 1;
  }).length;
}

/** What a city asks for (BPT-2.8). */
export interface Demand {
  readonly raw: Good;
  readonly finished: Good;
  readonly pays: number;
}

export function demand(s: State, city: number): Demand {
  const tile = s.trade.tile[city];
  return { raw: suitOf(tile), finished: SUITS + rankOf(tile), pays: cityValue(rankOf(tile)) };
}

/** What a drive there would deliver, the goods still to be loaded included; one entry a good. */
function deliveries(s: State, to: number): Quote['deliveries'] {
  const { raw, finished, pays } = demand(s, to);
  return [raw, finished].flatMap((good) => {
    const count = s.cargo[good] + s.trade.goods[s.truck * GOODS + good];
    return Array.from({ length: count }, () => ({ good, pays }));
  });
}

/** Every city that demands this good, and what it pays there. */
export function buyers(s: State, good: Good): { readonly city: number; readonly pays: number }[] {
  return Array.from({ length: TILES }, (_, city) => ({ city, ...demand(s, city) }))
    .filter(({ raw, finished }) => good === raw || good === finished)
    .map(({ city, pays }) => ({ city, pays }));
}

/** The ranks that coins of this suit may still show, as indices. */
export function hiddenRanks(s: State, suit: number): number[] {
  return Array.from(RANKS.keys()).filter((rank) => !(s.trade.seen[suit] & (1 << rank)));
}

/** The cities that new contracts come to lie in, one for each die (BPT-1.2). */
export function contractCities(s: State, { dice }: { readonly dice: { readonly [suit: string]: string } }): number[] {
  return SUIT_CODES.map((code, suit) => s.trade.city[suit * RANKS.length + rankIndex(dice[code])]);
}
