import { Markets } from '@waybill/bots/knowledge';
import type { Seat } from '@waybill/kernel';
import { GOODS, goodCount, SUITS, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';

const TURNS = 6;
const LATEST_TURN = 24;
/** C2C-2.8: what a finished product pays beyond the city's value. */
export const BONUS = 5;
/** The share of a way that one good on the truck has to pay for. */
const SHARE = 0.6;
/** How much of what a raw material becomes its haulier gets in the end. */
const KEPT = 0.6;
/** A good beside the truck may be gone when its turn comes. */
const BESIDE = 0.85;
/** A good elsewhere has to be fetched, before somebody else does. */
const ELSEWHERE = 0.6;
/** What one move brings at best, on the whole. */
const MOVE = 11;

let last: Markets | null = null;

export function marketsOf(s: State): Markets {
  if (!last?.fits(s.trade)) {
    const { steps } = s.table.map;
    last = new Markets(s.trade, (from, to) => steps[from][to], SHARE, BONUS);
  }
  return last;
}

/** How often a seat still moves before the end. */
export function movesLeft(s: State, seat: Seat): number {
  const turns = s.table.longer ? Math.min(LATEST_TURN, Math.max(TURNS, s.turn + 2)) : TURNS;
  return turns - s.turn + (hasHauled(s, seat) ? 0 : 1);
}

function hasHauled(s: State, seat: Seat): boolean {
  if (s.step === 'bid' || s.turn === 0) return false;
  if (s.step === 'contracts' || s.step === 'over') return true;
  const place = s.order.indexOf(seat);
  const acting = s.order.indexOf(s.actor);
  return place < acting || (place === acting && s.step === 'flip');
}

/** What goods bring somebody who has them at this city and `moves` moves left. */
export function goodsAt(s: State, counts: Uint8Array, at: number, city: number, moves: number): number {
  return moves < 1 || goodCount(counts, at) === 0 ? 0 : worthAt(s, marketsOf(s), counts, at, city, moves);
}

function worthAt(s: State, markets: Markets, counts: Uint8Array, at: number, city: number, moves: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (counts[at + suit] > 0) sum += counts[at + suit] * rawWorth(s, markets, city, suit, moves);
  }
  for (let good = SUITS; good < GOODS; good++) {
    if (counts[at + good] > 0) sum += counts[at + good] * Math.max(0, markets.finishedAt(city, good - SUITS) - 1);
  }
  return sum;
}

function rawWorth(s: State, markets: Markets, city: number, suit: number, moves: number): number {
  const later = moves > 1 ? KEPT * markets.hiddenAt(markets.buyer[city * SUITS + suit], s.trade.seen[suit]) : 0;
  return Math.max(0, markets.rawAt(city, suit) - 1 + later);
}

const near = new Float64Array(8);
const left = new Int32Array(8);

/** Adds to each seat what it can hope to make of the goods lying about: the nearer, the more. */
function shareOut(s: State, out: Float64Array): void {
  for (let seat = 0; seat < s.money.length; seat++) left[seat] = movesLeft(s, seat);
  const markets = marketsOf(s);
  for (let city = 0; city < TILES; city++) {
    const pull = pulls(s, city);
    if (pull === 0) continue;
    for (let seat = 0; seat < s.money.length; seat++) {
      const beside = s.truck[seat] === city;
      const moves = left[seat] - (beside ? 0 : 1);
      if (moves < 1) continue;
      const worth = worthAt(s, markets, s.trade.goods, city * GOODS, city, moves);
      out[seat] += worth * (near[seat] / pull) * (beside ? BESIDE : ELSEWHERE);
    }
  }
}

/** How strongly each seat is drawn to the goods of a city, and all together; 0 if there are none. */
function pulls(s: State, city: number): number {
  if (goodCount(s.trade.goods, city * GOODS) === 0) return 0;
  let sum = 0;
  for (let seat = 0; seat < s.money.length; seat++) {
    const steps = s.truck[seat] < 0 ? 2 : s.table.map.steps[s.truck[seat]][city];
    near[seat] = left[seat] > 0 ? 1 / (0.5 + steps) : 0;
    sum += near[seat];
  }
  return sum;
}

/** A seat's hopes can't be larger than its moves. */
function within(hopes: number, moves: number): number {
  const most = MOVE * moves;
  return most > 0 ? most * (1 - Math.exp(-hopes / most)) : 0;
}

/** The final money of each seat, as a first guess. */
export function outlook(s: State, out: Float64Array): void {
  const seats = s.money.length;
  for (let seat = 0; seat < seats; seat++) out[seat] = 0;
  if (s.turn > 0) shareOut(s, out);
  for (let seat = 0; seat < seats; seat++) {
    const moves = movesLeft(s, seat);
    const aboard = s.truck[seat] < 0 ? 0 : goodsAt(s, s.cargo, seat * GOODS, s.truck[seat], moves);
    out[seat] = s.money[seat] + within(out[seat] + aboard, moves) - due(s, seat);
  }
}

/** Who is still in the bidding will have to pay about what they bid last. */
export function due(s: State, seat: Seat): number {
  return s.step === 'bid' && !s.order.includes(seat) ? Math.max(0, s.bids[seat]) : 0;
}

/** Money that nobody can take away. */
export function surely(s: State, seat: Seat): number {
  return s.money[seat] - due(s, seat);
}
