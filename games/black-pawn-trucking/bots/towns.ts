import { Markets } from '@waybill/bots/knowledge';
import { cityValue, GOODS, RANKS, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';

/** The share of a way that one of several goods on the truck has to pay for: with a full truck, and with few aboard. */
const SHARES = [0.2, 0.5] as const;

/** What a map with its tiles says about every match played on it. */
export class Towns {
  readonly full: Markets;
  readonly few: Markets;
  /** City → what it pays, the raw material and the finished product it asks for. */
  readonly pays = new Uint8Array(TILES);
  readonly raw = new Uint8Array(TILES);
  readonly finished = new Uint8Array(TILES);
  /** Good → the cities that ask for it, as bits. */
  readonly buyers = new Int32Array(GOODS);
  /** Pounds from a city to the others, on the whole. */
  readonly remote = new Float32Array(TILES);
  /** Suit → what a raw material brings, wherever it comes to lie. */
  readonly meanRaw = new Float32Array(SUITS);

  constructor({ roads, trade }: State) {
    const [full, few] = SHARES.map(
      (share) => new Markets(trade, (from, to) => roads.fares[from * TILES + to], share, 0),
    );
    this.full = full;
    this.few = few;
    for (let city = 0; city < TILES; city++) {
      const tile = trade.tile[city];
      this.pays[city] = cityValue(rankOf(tile));
      this.raw[city] = suitOf(tile);
      this.finished[city] = SUITS + rankOf(tile);
      this.buyers[this.raw[city]] |= 1 << city;
      this.buyers[this.finished[city]] |= 1 << city;
      for (let to = 0; to < TILES; to++) this.remote[city] += roads.fares[city * TILES + to] / TILES;
      for (let suit = 0; suit < SUITS; suit++) this.meanRaw[suit] += few.rawAt(city, suit) / TILES;
    }
  }
}

let last: Towns | null = null;
let lastRoads: State['roads'] | null = null;

export function townsOf(s: State): Towns {
  if (!last || lastRoads !== s.roads || !last.full.fits(s.trade)) {
    last = new Towns(s);
    lastRoads = s.roads;
  }
  return last;
}

/** What the ranks that a suit still hides will pay, all together. */
export function hiddenPay(seen: number): number {
  let sum = 0;
  for (let rank = 0; rank < RANKS.length; rank++) if (!((seen >> rank) & 1)) sum += cityValue(rank);
  return sum;
}

/** The cities that ask for any of these goods, as bits. */
export function buyersOf({ buyers }: Towns, goods: Uint8Array): number {
  let cities = 0;
  for (let good = 0; good < GOODS; good++) if (goods[good] > 0) cities |= buyers[good];
  return cities;
}

/** The lowest of some cities given as bits. */
export const lowest = (cities: number) => 31 - Math.clz32(cities & -cities);

/** The goods that go with the truck when it drives off, those about to be turned over left out. */
export function aboardOf(s: State, aboard: Uint8Array): number {
  let load = 0;
  for (let good = 0; good < GOODS; good++) {
    aboard[good] = s.cargo[good];
    if (s.truck >= 0) aboard[good] += s.trade.goods[s.truck * GOODS + good];
    load += aboard[good];
  }
  if (s.toFlip > 0) {
    aboard[suitOf(s.trade.tile[s.truck])] -= s.toFlip;
    load -= s.toFlip;
  }
  return load;
}
