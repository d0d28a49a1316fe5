import type { Seat } from '@waybill/kernel';
import {
  cityValue,
  GOODS,
  type Good,
  goodCode,
  goodCount,
  goodIndex,
  rankOf,
  route,
  SUITS,
  suitOf,
  TILES,
} from '@waybill/kernel/piecepack';
import { paysAtPass, reach } from './bidding.ts';
import { BONUS } from './drive.ts';
import { NONE, type State, SUITS_C2C } from './state.ts';

export interface Delivery {
  readonly good: string;
  readonly count: number;
  /** For each of them. */
  readonly pays: number;
}

export interface Quote {
  /** Cities entered, by number, the destination last. */
  readonly way: readonly number[];
  readonly fuel: number;
  readonly goods: number;
  readonly total: number;
  readonly deliveries: readonly Delivery[];
}

/** C2C-2.7: the cities entered on the way from one to another, by number. */
export function wayBetween(s: State, from: number, to: number): number[] {
  return route(s.table.map, from - 1, to - 1, () => 0).map((city) => city + 1);
}

/** What driving to a city (by number) would cost a placed truck now, and bring. */
export function quote(s: State, to: number, seat: Seat = s.actor): Quote {
  const way = wayBetween(s, s.truck[seat] + 1, to);
  const goods = goodCount(s.cargo, seat * GOODS);
  return { way, fuel: way.length, goods, total: way.length + goods, deliveries: deliveries(s, to - 1, seat) };
}

function deliveries(s: State, city: number, seat: Seat): Delivery[] {
  return demands(s, city)
    .map((good) => ({
      good: goodCode(SUITS_C2C, good),
      count: s.cargo[seat * GOODS + good],
      pays: price(s, city, good),
    }))
    .filter(({ count }) => count > 0);
}

function demands(s: State, city: number): readonly [Good, Good] {
  const tile = s.trade.tile[city];
  return [suitOf(tile), SUITS + rankOf(tile)];
}

function price(s: State, city: number, good: Good): number {
  return cityValue(rankOf(s.trade.tile[city])) + (good < SUITS ? 0 : BONUS);
}

export interface Market {
  readonly city: number;
  readonly pays: number;
}

/** Where a good (by code) can be delivered, the best price first. */
export function markets(s: State, code: string): Market[] {
  const good = goodIndex(SUITS_C2C, code);
  const found: Market[] = [];
  for (let city = 0; city < TILES; city++) {
    if (demands(s, city).includes(good)) found.push({ city: city + 1, pays: price(s, city, good) });
  }
  return found.sort((a, b) => b.pays - a.pays || a.city - b.city);
}

export interface Prospect {
  readonly city: number;
  readonly income: number;
  /** Fuel, and goods for the whole load. */
  readonly cost: number;
}

/** What a load (by codes) would bring in each city that wants some of it, driven there from a city in one move. */
export function prospects(s: State, from: number, load: readonly string[]): Prospect[] {
  const income = new Map<number, number>();
  for (const code of load) {
    for (const { city, pays } of markets(s, code)) if (city !== from) income.set(city, (income.get(city) ?? 0) + pays);
  }
  const steps = s.table.map.steps[from - 1];
  return Array.from(income, ([city, sum]) => ({ city, income: sum, cost: steps[city - 1] + load.length }));
}

export interface PlacePrice {
  /** 1 is first. */
  readonly place: number;
  /** The least it can cost, or null where the seat's reach is too short. */
  readonly least: number | null;
}

/** What each place still free would cost a seat that is in the bidding: the last by passing now, others by raising. */
export function placePrices(s: State, seat: Seat): PlacePrice[] {
  const leads = s.bid !== NONE && s.bids[seat] === s.bid;
  const raise = leads ? s.bid : s.bid + 1;
  const better = leads || raise <= reach(s, seat) ? raise : null;
  return Array.from({ length: s.left }, (_, i) => {
    const last = i + 1 === s.left && s.bid !== NONE && !leads;
    return { place: i + 1, least: last ? paysAtPass(s, seat) : better };
  });
}
