import {
  BUY_CONTRACT,
  blackPawnTrucking,
  contractPrice,
  driveCost,
  LOAN,
  MOST_LOANS,
  type State,
  TAKE_LOAN,
  WAIT,
} from '@waybill/rules/black-pawn-trucking';
import { type Move, type MoveList, sentence, type Words } from '@waybill/rules/kernel';
import { cityValue, cupCount, GOODS, rankOf, SUITS, suitOf, TILES } from '@waybill/rules/piecepack';
import { weighByEvaluation } from './by-evaluation.ts';
import type { Knowledge } from './knowledge.ts';
import { Markets } from './markets.ts';

/** The share of a way that one of several goods on the truck has to pay for. */
const SHARE = 0.45;
/** Moves for which a good is on the truck, at £1 each, before it is sold. */
const CARRY = 1.2;
/** What fetching a good costs, for each pound of the way to it. */
const FETCH = 0.2;
/** What a coin still in the cup brings, all in all. */
const IN_CUP = 4;
/** Coins that a contract brings. */
const DICE = 4;
/** Cash below which a loan may be wanted, beside £1 for each good on the truck. */
const SHORT = 8;
/** Cash and credit below which foreclosure threatens. */
const THIN = 25;

let last: Markets | null = null;

function marketsOf(s: State): Markets {
  if (!last?.fits(s.trade)) {
    const { fares } = s.roads;
    last = new Markets(s.trade, (from, to) => fares[from * TILES + to], SHARE, 0);
  }
  return last;
}

function evaluate(s: State, out: Float64Array): void {
  out[0] = s.cash - LOAN * s.loans + cupWorth(s);
  if (s.step !== 'tiles') out[0] += goodsWorth(s) - danger(s);
}

/** Coins not seen yet, less the contracts they have to be bought with. */
function cupWorth(s: State): number {
  const cup = cupCount(s.trade);
  const paid = s.step === 'tiles' || s.step === 'contracts' ? 1 : 0;
  const contracts = Math.max(0, Math.ceil(cup / DICE) - paid);
  return IN_CUP * cup - contracts * contractPrice(s);
}

function goodsWorth(s: State): number {
  let sum = s.truck < 0 ? 0 : goodsAt(s, s.cargo, 0, s.truck);
  for (let city = 0; city < TILES; city++) {
    if (!((s.held >> city) & 1)) continue;
    const away = s.truck < 0 ? 0 : s.roads.fares[s.truck * TILES + city];
    sum += goodsAt(s, s.trade.goods, city * GOODS, city) - FETCH * away;
  }
  return sum;
}

/** What these goods fetch from a city on, raw materials as the products they become too. */
function goodsAt(s: State, counts: Uint8Array, at: number, city: number): number {
  const markets = marketsOf(s);
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const count = counts[at + suit];
    if (count === 0) continue;
    const later = markets.hiddenAt(markets.buyer[city * SUITS + suit], s.trade.seen[suit]);
    sum += count * (markets.rawAt(city, suit) + later - 2 * CARRY);
  }
  for (let good = SUITS; good < GOODS; good++) {
    if (counts[at + good] > 0) sum += counts[at + good] * (markets.finishedAt(city, good - SUITS) - CARRY);
  }
  return sum;
}

function danger(s: State): number {
  const credit = s.cash + LOAN * (MOST_LOANS - s.loans);
  return Math.max(0, THIN - credit) * 2;
}

/** Cities that buy or hold something, if any; a loan only when cash is short. */
function moves(s: State, out: MoveList): void {
  const start = out.size;
  blackPawnTrucking.moves(s, out);
  if (s.step !== 'drive') return;
  let kept = start;
  for (let i = start; i < out.size; i++) if (isUseful(s, out.codes[i])) swap(out, i, kept++);
  if (kept > start) out.size = kept;
}

function isUseful(s: State, move: Move): boolean {
  if (move === TAKE_LOAN) return s.cash < SHORT + s.load;
  if ((s.held >> move) & 1) return true;
  const tile = s.trade.tile[move];
  return carried(s, suitOf(tile)) + carried(s, SUITS + rankOf(tile)) > 0;
}

/** On the truck once it drives off. */
function carried(s: State, good: number): number {
  return s.cargo[good] + s.trade.goods[s.truck * GOODS + good];
}

function swap(list: MoveList, a: number, b: number): void {
  const held = list.codes[a];
  list.codes[a] = list.codes[b];
  list.codes[b] = held;
}

/** Ranks turned over can be told apart; four dice and four coins can't. */
function outcome(before: State, after: State): number {
  return before.step === 'flip' ? after.trade.seen[suitOf(before.trade.tile[before.truck])] : -1;
}

function why(s: State, move: Move) {
  if (move === TAKE_LOAN) return sentence('why.loan');
  if (move === BUY_CONTRACT) return sentence('why.contract');
  if (move === WAIT) return sentence('why.wait');
  if (s.step !== 'drive') return null;
  return whyDrive(s, move);
}

function whyDrive(s: State, to: number) {
  const tile = s.trade.tile[to];
  const sold = carried(s, suitOf(tile)) + carried(s, SUITS + rankOf(tile));
  const city = s.sheet.cities[to].name;
  if (sold > 0) return sentence('why.sell', { city, income: sold * cityValue(rankOf(tile)), cost: driveCost(s, to) });
  return (s.held >> to) & 1 ? sentence('why.fetch', { city, cost: driveCost(s, to) }) : null;
}

const words: Words = {
  'why.sell': '{city} pays £{income} for what is aboard; getting there costs £{cost}.',
  'why.fetch': 'Goods are waiting in {city}; getting there costs £{cost}.',
  'why.loan': 'Cash is short: a loan keeps the truck moving.',
  'why.contract': 'More goods on the map make every way pay better.',
  'why.wait': 'The goods at hand come first; contracts can wait.',
};

export const knowledge: Knowledge<State> = {
  unit: 'score',
  range: [-200, 120],
  pace: 120,
  ladder: {
    medium: { kind: 'search', iterations: 20 },
    hard: { kind: 'search', iterations: 60 },
    expert: { kind: 'search', iterations: 6000 },
  },
  // £1, £4 and £10.
  grades: { doubtful: 1 / 320, bad: 4 / 320, veryBad: 10 / 320, rated37: 1 / 320 },
  curiosity: 0.4,
  hides: () => false,
  evaluate,
  doubt: () => 1,
  moves,
  weigh: weighByEvaluation(blackPawnTrucking, evaluate, 2),
  outcome,
  why,
  words,
};
