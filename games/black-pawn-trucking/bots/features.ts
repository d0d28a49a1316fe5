import type { Features, Inputs } from '@waybill/bots/values';
import { COINS, cupCount, GOODS, goodCount, SUITS, TILES } from '@waybill/kernel/piecepack';
import { contractPrice, LOAN, MOST_LOANS, type State } from '../rules/index.ts';
import { GATHERER, rawsIn, SELLER, Tour } from './tour.ts';
import { aboardOf, buyersOf, hiddenPay, lowest, type Towns, townsOf } from './towns.ts';

const STEPS = ['tiles', 'contracts', 'start', 'drive', 'flip', 'contract'] as const;
/** Coins that a contract brings. */
const DICE = 4;

/** Yes-or-no inputs: what is due, with contracts left and goods on the map; goods aboard; cash. */
const CONTRACTS_LEFT = COINS / DICE + 1;
const ON_MAP = 6;
const PHASE = 0;
const LOAD = PHASE + STEPS.length * CONTRACTS_LEFT * ON_MAP;
const LOADS = 14;
const CASH = LOAD + LOADS;
const PURSES = 40;
const DEBT = CASH + PURSES;
const SPARSE = DEBT + MOST_LOANS + 1;
const MOST_ACTIVE = 4;

const PER_TOUR = 7;
const STOPS = 4;
const PER_STOP = 6;
const DENSE = 52 + 2 * PER_TOUR + STOPS * PER_STOP;

const aboard = new Uint8Array(GOODS);
const tour = new Tour();

function describe(s: State, _seat: number, to: Inputs): void {
  const cup = cupCount(s.trade);
  const contracts = cup / DICE;
  const load = aboardOf(s, aboard);
  const step = STEPS.indexOf(s.step as (typeof STEPS)[number]);
  to.turnOn(PHASE + (step * CONTRACTS_LEFT + contracts) * ON_MAP + Math.min(ON_MAP - 1, s.onMap));
  to.turnOn(LOAD + Math.min(LOADS - 1, load));
  to.turnOn(CASH + Math.min(PURSES - 1, s.cash));
  to.turnOn(DEBT + s.loans);
  let at = describeBooks(s, cup, load, to.dense);
  if (s.step === 'tiles') return;
  const towns = townsOf(s);
  at = describeGoods(s, towns, to.dense, at);
  if (s.truck < 0) return;
  at = describeTour(s, towns, SELLER, load, to.dense, at);
  at = describeTour(s, towns, GATHERER, load, to.dense, at);
  describeStops(s, towns, to.dense, at);
}

function describeBooks(s: State, cup: number, load: number, dense: Float32Array): number {
  const credit = s.cash + LOAN * (MOST_LOANS - s.loans);
  const contracts = cup / DICE;
  let at = 0;
  dense[at++] = s.cash / 20;
  dense[at++] = Math.min(10, s.cash) / 10;
  dense[at++] = Math.min(5, s.cash) / 5;
  dense[at++] = Math.min(20 + load, s.cash) / 30;
  dense[at++] = s.loans / MOST_LOANS;
  dense[at++] = credit / 100;
  dense[at++] = Math.max(0, 30 - credit) / 15;
  dense[at++] = Math.max(0, 12 - credit) / 6;
  dense[at++] = cup / COINS;
  dense[at++] = (contracts * contractPrice(s)) / 40;
  dense[at++] = load / 8;
  dense[at++] = (load * load) / 64;
  dense[at++] = s.onMap / 8;
  dense[at++] = s.delivered / COINS;
  dense[at++] = (COINS - cup - s.delivered) / 10;
  dense[at++] = s.toFlip / 4;
  dense[at++] = s.choosesStart && s.truck < 0 ? 1 : 0;
  dense[at++] = s.step === 'contract' ? Math.max(0, s.cash - contractPrice(s)) / 10 : 0;
  return at;
}

/** What lies where, and what it may fetch, whatever the way. */
function describeGoods(s: State, towns: Towns, dense: Float32Array, from: number): number {
  const { goods, seen } = s.trade;
  let at = from;
  at = describeTrade(s, towns, dense, at);
  let nearest = 40;
  let farthest = 0;
  let stops = 0;
  let ways = 0;
  let raws = 0;
  let products = 0;
  let rawFew = 0;
  let rawFull = 0;
  let laterFew = 0;
  let productFew = 0;
  let productFull = 0;
  for (let left = awayFrom(s); left !== 0; left &= left - 1) {
    const city = lowest(left);
    stops++;
    const way = s.truck < 0 ? towns.remote[city] : s.roads.fares[s.truck * TILES + city];
    nearest = Math.min(nearest, way);
    farthest = Math.max(farthest, way);
    ways += way;
    for (let suit = 0; suit < SUITS; suit++) {
      const count = goods[city * GOODS + suit];
      if (count === 0) continue;
      raws += count;
      rawFew += count * towns.few.rawAt(city, suit);
      rawFull += count * towns.full.rawAt(city, suit);
      laterFew += count * towns.few.hiddenAt(towns.few.buyer[city * SUITS + suit], seen[suit]);
    }
    for (let good = SUITS; good < GOODS; good++) {
      const count = goods[city * GOODS + good];
      if (count === 0) continue;
      products += count;
      productFew += count * towns.few.finishedAt(city, good - SUITS);
      productFull += count * towns.full.finishedAt(city, good - SUITS);
    }
  }
  dense[at++] = stops > 0 ? nearest / 10 : 0;
  dense[at++] = farthest / 15;
  dense[at++] = ways / 40;
  dense[at++] = stops / 6;
  dense[at++] = raws / 6;
  dense[at++] = products / 6;
  dense[at++] = rawFew / 20;
  dense[at++] = rawFull / 20;
  dense[at++] = laterFew / 20;
  dense[at++] = productFew / 20;
  dense[at++] = productFull / 20;
  dense[at++] = spanning(s) / 20;
  if (s.truck < 0) return at;
  dense[at++] = towns.remote[s.truck] / 8;
  return describeCargo(s, towns, dense, at);
}

/** Coins in the cup, and what all products still to be delivered will pay. */
function describeTrade(s: State, towns: Towns, dense: Float32Array, from: number): number {
  const { cup, goods, seen } = s.trade;
  let at = from;
  let hidden = 0;
  let shown = 0;
  let uneven = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    hidden += hiddenPay(seen[suit]);
    uneven = Math.max(uneven, cup[suit]);
  }
  shown += payOf(s.cargo, 0);
  for (let left = s.held; left !== 0; left &= left - 1) shown += payOf(goods, lowest(left) * GOODS);
  let cupRaw = 0;
  for (let suit = 0; suit < SUITS; suit++) cupRaw += cup[suit] * towns.meanRaw[suit];
  dense[at++] = hidden / 84;
  dense[at++] = shown / 20;
  dense[at++] = uneven / 6;
  dense[at++] = cupRaw / 60;
  return at;
}

/** What finished products will pay, wherever they are sold. */
function payOf(goods: Uint8Array, at: number): number {
  let sum = 6 * goods[at + SUITS];
  for (let good = SUITS + 1; good < GOODS; good++) sum += (good - SUITS) * goods[at + good];
  return sum;
}

/** Cities with goods where the truck is not, as bits. */
const awayFrom = ({ held, truck }: State) => (truck < 0 ? held : held & ~(1 << truck));

function describeCargo(s: State, { few, full, raw }: Towns, dense: Float32Array, from: number): number {
  const { seen } = s.trade;
  const { truck } = s;
  let at = from;
  let kinds = 0;
  let rawFew = 0;
  let rawFull = 0;
  let later = 0;
  let productFew = 0;
  let productFull = 0;
  let poorest = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const count = aboard[suit];
    if (count === 0) continue;
    kinds++;
    rawFew += count * few.rawAt(truck, suit);
    rawFull += count * full.rawAt(truck, suit);
    later += count * few.hiddenAt(few.buyer[truck * SUITS + suit], seen[suit]);
    poorest = Math.min(poorest, few.rawAt(truck, suit));
  }
  for (let good = SUITS; good < GOODS; good++) {
    const count = aboard[good];
    if (count === 0) continue;
    kinds++;
    productFew += count * few.finishedAt(truck, good - SUITS);
    productFull += count * full.finishedAt(truck, good - SUITS);
    poorest = Math.min(poorest, few.finishedAt(truck, good - SUITS));
  }
  dense[at++] = kinds / 6;
  dense[at++] = rawsIn(aboard) / 6;
  dense[at++] = rawFew / 20;
  dense[at++] = rawFull / 20;
  dense[at++] = later / 20;
  dense[at++] = productFew / 20;
  dense[at++] = productFull / 20;
  dense[at++] = poorest / 4;
  dense[at++] = s.toFlip > 0 ? (s.toFlip * few.hiddenAt(truck, seen[raw[truck]])) / 10 : 0;
  return at;
}

function describeTour(
  s: State,
  towns: Towns,
  style: typeof SELLER,
  load: number,
  dense: Float32Array,
  from: number,
): number {
  tour.drive(s, towns, aboard, load, style);
  dense[from] = (tour.income + tour.later - tour.fares - tour.carrying) / 40;
  dense[from + 1] = tour.income / 40;
  dense[from + 2] = tour.fares / 40;
  dense[from + 3] = tour.carrying / 40;
  dense[from + 4] = tour.later / 30;
  dense[from + 5] = tour.moves / 12;
  dense[from + 6] = towns.remote[tour.end] / 8;
  return from + PER_TOUR;
}

const gains = new Float64Array(STOPS);
const best = new Int32Array(STOPS);

/** The next stops that look best: what each sells, holds and costs. */
function describeStops(s: State, towns: Towns, dense: Float32Array, from: number): void {
  const { goods, seen } = s.trade;
  gains.fill(Number.NEGATIVE_INFINITY);
  best.fill(-1);
  for (let left = (buyersOf(towns, aboard) | s.held) & ~(1 << s.truck); left !== 0; left &= left - 1) {
    const city = lowest(left);
    const raws = aboard[towns.raw[city]];
    const sold = raws + aboard[towns.finished[city]];
    let gain = sold * (towns.pays[city] + 1) - s.roads.fares[s.truck * TILES + city];
    if (raws > 0) gain += 0.5 * raws * towns.few.hiddenAt(city, seen[towns.raw[city]]);
    if ((s.held >> city) & 1) gain += 2 * goodCount(goods, city * GOODS);
    if (gain > gains[STOPS - 1]) insert(city, gain);
  }
  for (let i = 0; i < STOPS && best[i] >= 0; i++) {
    const city = best[i];
    const at = from + i * PER_STOP;
    const raws = aboard[towns.raw[city]];
    const sold = raws + aboard[towns.finished[city]];
    dense[at] = gains[i] / 20;
    dense[at + 1] = (sold * towns.pays[city]) / 20;
    dense[at + 2] = s.roads.fares[s.truck * TILES + city] / 10;
    dense[at + 3] = raws / 4;
    dense[at + 4] = sold / 4;
    dense[at + 5] = goodCount(goods, city * GOODS) / 4;
  }
}

function insert(city: number, gain: number): void {
  let at = STOPS - 1;
  for (; at > 0 && gains[at - 1] < gain; at--) {
    gains[at] = gains[at - 1];
    best[at] = best[at - 1];
  }
  gains[at] = gain;
  best[at] = city;
}

const reached = new Float64Array(TILES);

/** Pounds for roads that join the truck and all cities with goods. */
function spanning(s: State): number {
  const { fares } = s.roads;
  let open = awayFrom(s);
  let from = s.truck;
  if (from < 0) {
    if (open === 0) return 0;
    from = 31 - Math.clz32(open);
    open ^= 1 << from;
  }
  for (let left = open; left !== 0; left &= left - 1) {
    const city = lowest(left);
    reached[city] = fares[from * TILES + city];
  }
  let sum = 0;
  while (open !== 0) {
    let nearest = -1;
    for (let left = open; left !== 0; left &= left - 1) {
      const city = lowest(left);
      if (nearest < 0 || reached[city] < reached[nearest]) nearest = city;
    }
    sum += reached[nearest];
    open ^= 1 << nearest;
    for (let left = open; left !== 0; left &= left - 1) {
      const city = lowest(left);
      reached[city] = Math.min(reached[city], fares[nearest * TILES + city]);
    }
  }
  return sum;
}

/** What a haulier would look at: books, goods, ways, and two tours through all that is known. */
export const features: Features<State> = {
  sparse: SPARSE,
  mostActive: MOST_ACTIVE,
  dense: DENSE,
  seats: () => 1,
  describe,
  base: (s) => s.cash - LOAN * s.loans,
  scale: () => 40,
};
