import type { Knowledge } from '@waybill/bots/knowledge';
import { weighByEvaluation } from '@waybill/bots/knowledge';
import { reasonsFrom } from '@waybill/bots/values';
import type { Move, MoveList, Rng } from '@waybill/kernel';
import { cityValue, GOODS, goodCount, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import { game as capeToCairo, codes, reach, type State } from '../rules/index.ts';
import { bots as words } from '../words/en/bots.ts';
import { nameMove } from './name-move.ts';
import { BONUS, goodsAt, marketsOf, movesLeft, outlook, surely } from './worth.ts';

const { BID, DRIVE, LOAD, PASS, PLACE } = codes;

/** Raises worth a thought; nobody's place is worth more than the dearest bid. */
const RAISES = [1, 2, 3, 5] as const;
const DEAREST = 12;
/** What a good at the end of a drive counts for beside what is delivered. */
const AHEAD = 0.5;

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
  const to = move - DRIVE;
  return (delivers(s, to) > 0 || holdsGoods(s, to)) && !leavesBehind(s, to);
}

/** Goods beside the truck that this city pays more for than carrying them there costs. */
function leavesBehind(s: State, to: number): boolean {
  const here = s.truck[s.actor] * GOODS;
  const tile = s.trade.tile[to];
  if (s.trade.goods[here + SUITS + rankOf(tile)] > 0) return true;
  return s.trade.goods[here + suitOf(tile)] > 0 && cityValue(rankOf(tile)) > 1;
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
  evaluate: outlook,
  doubt,
  moves,
  weigh: weighByEvaluation(capeToCairo, outlook, 2.5),
  quick,
  // Everybody has hauled, and the new goods lie on the map.
  quiet: (s) => s.step === 'bid' && s.bid < 0,
  outcome,
  why: reasonsFrom(capeToCairo, { evaluate: outlook, unit: 'win' }, surely, nameMove),
  words,
};
