import type { Seat } from '@waybill/kernel';
import { cityValue, GOODS, goodCount, RANKS, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';
import { BONUS } from './worth.ts';

/** What each city asks for and pays, and what lies there: of the state that was planned for last. */
class Board {
  readonly tile = new Uint8Array(TILES).fill(TILES);
  readonly asked = new Uint8Array(TILES);
  readonly rank = new Uint8Array(TILES);
  readonly pays = new Uint8Array(TILES);
  readonly goods = new Uint8Array(TILES * GOODS);
  readonly held = new Uint8Array(TILES);
  private readonly seen = new Uint8Array(SUITS);
  private table: State['table'] | null = null;
  /** Grows whenever something has changed. */
  version = 0;

  look({ table, trade }: State): void {
    if (table !== this.table || !same(this.tile, trade.tile)) this.read(table, trade.tile);
    if (same(this.goods, trade.goods) && same(this.seen, trade.seen)) return;
    this.version++;
    this.goods.set(trade.goods);
    this.seen.set(trade.seen);
    for (let city = 0; city < TILES; city++) this.held[city] = goodCount(trade.goods, city * GOODS);
  }

  private read(table: State['table'], tile: Uint8Array): void {
    this.version++;
    this.table = table;
    this.tile.set(tile);
    for (let city = 0; city < TILES; city++) {
      this.asked[city] = suitOf(tile[city]);
      this.rank[city] = rankOf(tile[city]);
      this.pays[city] = cityValue(rankOf(tile[city]));
    }
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Dollars that no move loses. */
const NOTHING = 50;

const board = new Board();
const carried = new Uint8Array(GOODS);
const beside = new Uint8Array(GOODS);

/** What one seat can earn in its next move and in the two next ones, if nobody interferes. */
export class Plan {
  /** Dollars from the best next move, and from the second best. */
  best = 0;
  second = 0;
  /** Where the best one leads. */
  target = 0;
  /** Dollars from the two best moves in a row; and without goods that a rival stands beside. */
  two = 0;
  safeTwo = 0;
  /** Goods on the truck, and beside it. */
  load = 0;
  products = 0;
  beside = 0;
  /** Of a truck not placed yet: what its best places bring at once, best first. */
  readonly places = new Float64Array(4);

  private version = -1;
  private truck = -1;
  private rivals = 0;
  private readonly cargo = new Uint8Array(GOODS);

  make(s: State, seat: Seat): void {
    board.look(s);
    if (!this.fits(s, seat)) this.renew(s, seat);
  }

  /** Bids change nothing about what can be earned. */
  private fits(s: State, seat: Seat): boolean {
    if (this.version !== board.version || this.truck !== s.truck[seat]) return false;
    if (this.rivals !== citiesOfRivals(s, seat)) return false;
    for (let good = 0; good < GOODS; good++) if (this.cargo[good] !== s.cargo[seat * GOODS + good]) return false;
    return true;
  }

  private renew(s: State, seat: Seat): void {
    this.version = board.version;
    this.truck = s.truck[seat];
    this.rivals = citiesOfRivals(s, seat);
    for (let good = 0; good < GOODS; good++) this.cargo[good] = s.cargo[seat * GOODS + good];
    this.places.fill(0);
    if (s.truck[seat] >= 0) {
      this.load = goodCount(s.cargo, seat * GOODS);
      this.products = 0;
      for (let good = SUITS; good < GOODS; good++) this.products += s.cargo[seat * GOODS + good];
      this.beside = goodCount(s.trade.goods, s.truck[seat] * GOODS);
      this.from(s, seat, s.truck[seat]);
      return;
    }
    this.load = this.products = this.beside = 0;
    this.place(s, seat);
  }

  private place(s: State, seat: Seat): void {
    let top = 0;
    let second = 0;
    let two = 0;
    let target = 0;
    for (let city = 0; city < TILES; city++) {
      if (board.held[city] === 0) continue;
      this.from(s, seat, city);
      this.note(this.two);
      if (this.best > top) {
        second = top;
        top = this.best;
        target = this.target;
      } else second = Math.max(second, this.best);
      two = Math.max(two, this.two);
    }
    this.best = top;
    this.second = second;
    this.target = target;
    this.two = this.safeTwo = two;
  }

  private note(worth: number): void {
    const { places } = this;
    if (worth <= places[3]) return;
    let at = 3;
    for (; at > 0 && places[at - 1] < worth; at--) places[at] = places[at - 1];
    places[at] = worth;
  }

  private from(s: State, seat: Seat, here: number): void {
    const { goods } = s.trade;
    const { steps } = s.table.map;
    const { asked, pays, rank } = board;
    const cargo = seat * GOODS;
    const load = goodCount(s.cargo, cargo);
    const way = steps[here];
    this.best = this.second = this.two = this.safeTwo = -NOTHING;
    this.target = here;
    for (let good = 0; good < GOODS; good++) {
      beside[good] = goods[here * GOODS + good];
      carried[good] = s.cargo[cargo + good] + beside[good];
    }
    for (let first = 0; first < TILES; first++) {
      if (first === here) continue;
      const raw = asked[first];
      const finished = SUITS + rank[first];
      const sold = carried[raw] * pays[first] + carried[finished] * (pays[first] + BONUS);
      // Goods beside the truck cost $1 each only if they are loaded.
      const once = sold - way[first] - load - beside[raw] - beside[finished];
      if (once > this.best) {
        this.second = this.best;
        this.best = once;
        this.target = first;
      } else if (once > this.second) this.second = once;
      if (sold > 0 || board.held[first] > 0) this.goOn(s, first, once, load);
    }
  }

  private goOn(s: State, first: number, once: number, load: number): void {
    const { goods, seen } = s.trade;
    const { asked, pays, rank } = board;
    const way = s.table.map.steps[first];
    const raw = asked[first];
    const finished = SUITS + rank[first];
    const chance = carried[raw] / Math.max(1, hidden(seen[raw]));
    const kept = load - (carried[raw] - beside[raw]) - (carried[finished] - beside[finished]);
    const isContested = (this.rivals >> first) & 1;
    const there = first * GOODS;
    let two = this.two;
    let safe = this.safeTwo;
    for (let second = 0; second < TILES; second++) {
      if (second === first) continue;
      const suit = asked[second];
      const product = SUITS + rank[second];
      const value = pays[second];
      let twice = once - way[second] - kept;
      if (suit !== raw) twice += fromHere(carried[suit], beside[suit], value);
      if (product !== finished) twice += fromHere(carried[product], beside[product], value + BONUS);
      let fetched = goods[there + suit] * (value - 1) + goods[there + product] * (value + BONUS - 1);
      if (chance > 0 && !((seen[raw] >> rank[second]) & 1)) fetched += chance * (value + BONUS - 1);
      if (twice + fetched > two) two = twice + fetched;
      const sure = isContested ? twice : twice + fetched;
      if (sure > safe) safe = sure;
    }
    this.two = two;
    this.safeTwo = safe;
  }
}

/** Goods carried past the first stop: those loaded for it cost $2 each. */
function fromHere(count: number, loadedHere: number, pays: number): number {
  return count === 0 ? 0 : (count - loadedHere) * pays + Math.max(0, loadedHere * (pays - 2));
}

function hidden(seen: number): number {
  let count = 0;
  for (let rank = 0; rank < RANKS.length; rank++) if (!((seen >> rank) & 1)) count++;
  return count;
}

/** As bits. */
function citiesOfRivals(s: State, seat: Seat): number {
  let bits = 0;
  for (let other = 0; other < s.truck.length; other++) {
    if (other !== seat && s.truck[other] >= 0) bits |= 1 << s.truck[other];
  }
  return bits;
}
