import { capeToCairo, codes, quote, reach, type State } from '@waybill/rules/cape-to-cairo';
import { type Move, type MoveList, type Rng, sentence, type Words } from '@waybill/rules/kernel';
import { cityValue, GOODS, goodCount, rankOf, SUITS, suitOf, TILES } from '@waybill/rules/piecepack';
import { weighByEvaluation } from './by-evaluation.ts';
import { BONUS, goodsAt, marketsOf, movesLeft, shareOut, within } from './cape-to-cairo-worth.ts';
import type { Knowledge } from './knowledge.ts';

const { BID, DRIVE, LOAD, PASS, PLACE } = codes;

/** Raises worth a thought; nobody's place is worth more than the dearest bid. */
const RAISES = [1, 2, 3, 5] as const;
const DEAREST = 12;
/** What a good at the end of a drive counts for beside what is delivered. */
const AHEAD = 0.5;

function evaluate(s: State, out: Float64Array): void {
  const seats = s.money.length;
  for (let seat = 0; seat < seats; seat++) out[seat] = 0;
  if (s.turn > 0) shareOut(s, out);
  for (let seat = 0; seat < seats; seat++) {
    const left = movesLeft(s, seat);
    const aboard = s.truck[seat] < 0 ? 0 : goodsAt(s, s.cargo, seat * GOODS, s.truck[seat], left);
    out[seat] = s.money[seat] + within(out[seat] + aboard, left) - bidSoFar(s, seat);
  }
}

/** Who is still in the bidding will have to pay about what they bid last. */
function bidSoFar(s: State, seat: number): number {
  return s.step === 'bid' && !s.order.includes(seat) ? Math.max(0, s.bids[seat]) : 0;
}

function doubt(s: State): number {
  return 1 + 4 * Math.sqrt(movesLeft(s, s.actor) + 0.25);
}

function moves(s: State, out: MoveList): void {
  if (s.step === 'bid') return bids(s, out);
  const start = out.size;
  capeToCairo.moves(s, out);
  let kept = start;
  for (let i = start; i < out.size; i++) if (isUseful(s, out.codes[i])) swap(out, i, kept++);
  if (kept > start && out.codes.subarray(start, kept).some((move) => move >= DRIVE || s.step === 'place'))
    out.size = kept;
}

function swap(list: MoveList, a: number, b: number): void {
  const held = list.codes[a];
  list.codes[a] = list.codes[b];
  list.codes[b] = held;
}

function bids(s: State, out: MoveList): void {
  const most = Math.min(DEAREST, reach(s, s.actor));
  if (s.bid < 0) out.add(BID);
  else out.add(PASS);
  for (const raise of RAISES) if (s.bid + raise <= most && s.bid + raise > 0) out.add(BID + s.bid + raise);
}

/** Places with goods, goods that can be sold, cities that buy or hold something. */
function isUseful(s: State, move: Move): boolean {
  if (s.step === 'place') return holdsGoods(s, move - PLACE);
  if (move < DRIVE) return goodIsWorth(s, move - LOAD);
  return delivers(s, move - DRIVE) > 0 || holdsGoods(s, move - DRIVE);
}

function holdsGoods(s: State, city: number): boolean {
  return goodCount(s.trade.goods, city * GOODS) > 0;
}

/** Dollars for each move of carrying it about. */
function goodIsWorth(s: State, good: number): boolean {
  const city = s.truck[s.actor];
  const markets = marketsOf(s);
  const price = good < SUITS ? markets.rawAt(city, good) : markets.finishedAt(city, good - SUITS);
  return price > 0 && movesLeft(s, s.actor) > 0;
}

function delivers(s: State, city: number): number {
  const tile = s.trade.tile[city];
  const value = cityValue(rankOf(tile));
  const at = s.actor * GOODS;
  return s.cargo[at + suitOf(tile)] * value + s.cargo[at + SUITS + rankOf(tile)] * (value + BONUS);
}

function quick(s: State, rng: Rng): Move {
  if (s.step === 'bid') return quickBid(s, rng);
  if (s.step === 'place') return PLACE + bestCity(s, (city) => goodsAt(s, s.trade.goods, city * GOODS, city, 2));
  const here = s.truck[s.actor] * GOODS;
  for (let good = 0; good < GOODS; good++) {
    if (s.trade.goods[here + good] > 0 && goodIsWorth(s, good)) return LOAD + good;
  }
  return DRIVE + bestCity(s, (city) => (city === s.truck[s.actor] ? Number.NEGATIVE_INFINITY : driveWorth(s, city)));
}

/** Half the time a dollar more, as long as places are cheap. */
function quickBid(s: State, rng: Rng): Move {
  if (s.bid < 0) return BID;
  return s.bid < 2 && s.bid < reach(s, s.actor) && rng.below(2) === 1 ? BID + s.bid + 1 : PASS;
}

function bestCity(s: State, worth: (city: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let city = 0; city < TILES; city++) {
    const value = worth(city);
    if (value <= most) continue;
    most = value;
    best = city;
  }
  return s.step === 'haul' && best === s.truck[s.actor] ? (best + 1) % TILES : best;
}

/** Delivered at once, less the way, and what can be hoped for from there. */
function driveWorth(s: State, to: number): number {
  const { actor } = s;
  const at = actor * GOODS;
  const left = movesLeft(s, actor) - 1;
  const way = s.table.map.steps[s.truck[actor]][to];
  const delivered = delivers(s, to);
  const kept = delivered > 0 ? 0 : goodsAt(s, s.cargo, at, to, left);
  return delivered - way + kept + AHEAD * goodsAt(s, s.trade.goods, to * GOODS, to, left);
}

/** Ranks turned over can be told apart; four dice and four coins can't. */
function outcome(before: State, after: State): number {
  if (before.step !== 'flip') return -1;
  return after.trade.seen[suitOf(before.trade.tile[before.truck[before.actor]])];
}

function why(s: State, move: Move) {
  if (s.step === 'bid') return move === PASS ? sentence('why.pass') : sentence('why.bid', { amount: move - BID });
  if (s.step === 'place') return sentence('why.place', { city: s.table.sheet.cities[move - PLACE].name });
  if (move < DRIVE) return sentence('why.load');
  const to = move - DRIVE;
  const city = s.table.sheet.cities[to].name;
  const income = delivers(s, to);
  if (income > 0) return sentence('why.sell', { city, income, cost: quote(s, to + 1).total });
  return holdsGoods(s, to) ? sentence('why.fetch', { city }) : null;
}

const words: Words = {
  'why.pass': 'Going earlier isn’t worth a higher bid.',
  'why.bid': 'Going early is worth ${amount}.',
  'why.place': 'Goods to start with lie in {city}.',
  'why.load': 'Somebody will pay for it, and better you than a rival.',
  'why.sell': '{city} pays ${income} for what is aboard; getting there costs ${cost}.',
  'why.fetch': 'Goods are waiting in {city}.',
};

export const knowledge: Knowledge<State> = {
  unit: 'win',
  range: [-40, 40],
  pace: 50,
  curiosity: 0.3,
  ladder: {
    medium: { kind: 'search', iterations: 16 },
    hard: { kind: 'search', iterations: 60 },
    expert: { kind: 'search', iterations: 10_000 },
  },
  plies: 60,
  hides: () => false,
  evaluate,
  doubt,
  moves,
  weigh: weighByEvaluation(capeToCairo, evaluate, 2.5),
  quick,
  // Everybody has hauled, and the new goods lie on the map.
  quiet: (s) => s.step === 'bid' && s.bid < 0,
  outcome,
  why,
  words,
};
