import type { Knowledge } from '@waybill/bots/knowledge';
import { Markets, weighByEvaluation } from '@waybill/bots/knowledge';
import type { Move, MoveList } from '@waybill/kernel';
import { cupCount, GOODS, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import {
  game as blackPawnTrucking,
  contractPrice,
  driveCost,
  LOAN,
  MOST_LOANS,
  type State,
  TAKE_LOAN,
} from '../rules/index.ts';

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
/** Cash from which on hardly any way is too long, beside £1 for each good on the truck. */
const RICH = 20;
/** Cash below which a contract can't be paid for besides the way, beside £1 for each good on the truck. */
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

/** Cities that buy or hold something, if any; a loan only when one of them can't be afforded. */
function moves(s: State, out: MoveList): void {
  const start = out.size;
  blackPawnTrucking.moves(s, out);
  if (s.step !== 'drive') return;
  let kept = start;
  for (let i = start; i < out.size; i++) if (isUseful(s, out.codes[i])) swap(out, i, kept++);
  if (kept > start) out.size = kept;
}

function isUseful(s: State, move: Move): boolean {
  return move === TAKE_LOAN ? isShort(s) : isStop(s, move);
}

/** A city that buys or holds something. */
function isStop(s: State, city: number): boolean {
  if ((s.held >> city) & 1) return true;
  const tile = s.trade.tile[city];
  return carried(s, suitOf(tile)) + carried(s, SUITS + rankOf(tile)) > 0;
}

/** Is there a stop that can't be afforded, or a contract that may become compulsory (BPT-2.12, strict)? */
function isShort(s: State): boolean {
  if (s.strict && s.cash < SHORT + s.load + contractPrice(s)) return true;
  if (s.cash >= RICH + s.load) return false;
  for (let city = 0; city < TILES; city++) {
    if (city !== s.truck && isStop(s, city) && driveCost(s, city) > s.cash) return true;
  }
  return false;
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

/** Foreclosed with ten loans and nothing delivered, and more than anybody has ever made. */
const RANGE = [-340, 120] as const;
const SPAN = RANGE[1] - RANGE[0];
/** Utility of one pound. */
export const POUND = 2 / SPAN;

export const knowledge: Knowledge<State> = {
  unit: 'score',
  range: RANGE,
  pace: 120,
  ladder: {
    medium: { kind: 'search', iterations: 20 },
    hard: { kind: 'search', iterations: 60 },
    expert: { kind: 'search', iterations: 6000 },
  },
  // £1, £4 and £10; £2.50 in a puzzle.
  grades: { doubtful: 1 / SPAN, bad: 4 / SPAN, veryBad: 10 / SPAN, puzzle: 2.5 / SPAN, rated37: 0.45 / SPAN },
  curiosity: 0.4,
  hides: () => false,
  evaluate,
  doubt: () => 1,
  moves,
  weigh: weighByEvaluation(blackPawnTrucking, evaluate, 2),
  outcome,
};
