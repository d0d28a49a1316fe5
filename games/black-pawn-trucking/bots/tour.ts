import { GOODS, goodCount, SUITS, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';
import { buyersOf, lowest, type Towns } from './towns.ts';

const LONGEST = 16;
/** Moves for which a product just turned over is on the truck, at £1 each. */
const CARRY = 1.3;

/** How a tour chooses its next stop: what a pound of the way, a good fetched and a good sold count for. */
interface Style {
  readonly way: number;
  readonly fetch: number;
  readonly relief: number;
}

/** One tour sells first and keeps to short ways, the other gathers first. */
export const SELLER: Style = { way: 1, fetch: 1.5, relief: 1 };
export const GATHERER: Style = { way: 0.8, fetch: 5, relief: 1.5 };

/** A whole round of deliveries as a hasty player would drive it, with what is known now. */
export class Tour {
  income = 0;
  fares = 0;
  carrying = 0;
  /** What the raw materials sold on the way will fetch as products. */
  later = 0;
  moves = 0;
  end = 0;
  private readonly cargo = new Uint8Array(GOODS);
  /** City → goods that lie there, of those on the way. */
  private readonly lying = new Uint8Array(TILES);

  /** `unknown` goods are aboard that nobody can sell yet. */
  drive(s: State, towns: Towns, aboard: Uint8Array, load: number, style: Style): void {
    this.income = this.fares = this.carrying = this.later = this.moves = 0;
    this.cargo.set(aboard);
    let held = s.held & ~(1 << s.truck);
    for (let left = held; left !== 0; left &= left - 1) {
      const city = lowest(left);
      this.lying[city] = goodCount(s.trade.goods, city * GOODS);
    }
    let carried = load;
    let at = s.truck;
    while (this.moves < LONGEST && (carried > 0 || held !== 0)) {
      const to = this.choose(s, towns, at, held, style);
      if (to < 0) break;
      this.moves++;
      this.fares += s.roads.fares[at * TILES + to];
      this.carrying += carried;
      carried -= this.sell(s, towns, to);
      if ((held >> to) & 1) {
        held ^= 1 << to;
        carried += this.gather(s, to);
      }
      at = to;
    }
    this.end = at;
  }

  private choose(s: State, towns: Towns, at: number, held: number, { fetch, relief, way }: Style): number {
    const { cargo, lying } = this;
    const { finished, few, pays, raw } = towns;
    const { fares } = s.roads;
    const { seen } = s.trade;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let left = (buyersOf(towns, cargo) | held) & ~(1 << at); left !== 0; left &= left - 1) {
      const city = lowest(left);
      const raws = cargo[raw[city]];
      const sold = raws + cargo[finished[city]];
      let gain = sold * (pays[city] + relief) - way * fares[at * TILES + city];
      if (raws > 0) gain += raws * few.hiddenAt(city, seen[raw[city]]);
      if ((held >> city) & 1) gain += fetch * lying[city];
      if (gain <= most) continue;
      most = gain;
      best = city;
    }
    return best;
  }

  private sell({ trade }: State, towns: Towns, city: number): number {
    const { cargo } = this;
    const raw = towns.raw[city];
    const raws = cargo[raw];
    const products = cargo[towns.finished[city]];
    if (raws > 0) this.later += raws * (towns.few.hiddenAt(city, trade.seen[raw]) - CARRY);
    cargo[raw] = cargo[towns.finished[city]] = 0;
    this.income += (raws + products) * towns.pays[city];
    return raws + products;
  }

  private gather({ trade }: State, city: number): number {
    for (let good = 0; good < GOODS; good++) this.cargo[good] += trade.goods[city * GOODS + good];
    return this.lying[city];
  }
}

/** Raw materials among these goods. */
export function rawsIn(goods: Uint8Array, at = 0): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) sum += goods[at + suit];
  return sum;
}
