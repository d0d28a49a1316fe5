import type { Knowledge } from '@waybill/bots/knowledge';
import { weighByEvaluation } from '@waybill/bots/knowledge';
import { type Facts, type Move, type MoveList, type Sentence, sentence } from '@waybill/kernel';
import { game as grandPrix, type State, spaces } from '../rules/index.ts';
import { bots } from '../words/en/bots.ts';
import { BANKED, oddsOf } from './odds.ts';
import { approximateOf, exactOf } from './solver/known.ts';

const FACES = 6;
/** What a free use of re-roll, include, select and shift saves in places, while there is a race left to use it in. */
const FREE = [1.3, 1.3, 1.8, 0.9] as const;
/** Turns of racing in which one free use finds its moment. */
const MOMENT = 3;

const rolling = (s: State) => grandPrix.next(s) === 'chance';
const choosingGear = (s: State) => s.dice === 0 && !rolling(s);

function evaluate(s: State, out: Float64Array): void {
  const odds = oddsOf(s.season);
  let sum = grandPrix.score(s)[0] + thisCircuit(s) - freeUses(s);
  for (let i = s.circuit + 1; i < odds.length; i++) {
    const { time, damage } = s.season.circuits[i];
    sum += odds[i].beforeGear(0, 0, time, damage);
  }
  out[0] = sum - BANKED * Math.min(s.bank, turnsLeft(s));
}

function thisCircuit(s: State): number {
  const odds = oddsOf(s.season)[s.circuit];
  if (choosingGear(s)) return odds.beforeGear(s.space, s.gear, s.time, s.damage);
  if (!rolling(s)) return odds.afterDrive(s.space, spaces(s), s.gear, s.time, s.damage);
  return whileRolling(s);
}

/** The average over the dice that are in the air. */
function whileRolling(s: State): number {
  const odds = oddsOf(s.season)[s.circuit];
  const limit = s.include ? s.gear + 1 : s.gear;
  let flying = 0;
  let kept = 0;
  for (let at = 0; at < s.season.dice; at++) {
    if ((s.rolling >>> at) & 1) flying++;
    else if (faceAt(s, at) < limit) kept++;
  }
  const falls = binomial(flying, (limit - 1) / FACES);
  let sum = 0;
  for (let n = 0; n <= flying; n++) sum += falls[n] * odds.afterDrive(s.space, kept + n, s.gear, s.time, s.damage);
  return sum;
}

function faceAt(s: State, at: number): number {
  return (s.dice >>> (at * 4)) & 15;
}

const fall = new Float64Array(8);

function binomial(n: number, hit: number): Float64Array {
  fall.fill(0);
  fall[0] = 1;
  for (let die = 0; die < n; die++) {
    for (let k = die + 1; k > 0; k--) fall[k] = fall[k] * (1 - hit) + fall[k - 1] * hit;
    fall[0] *= 1 - hit;
  }
  return fall;
}

function turnsLeft(s: State): number {
  let turns = s.time;
  for (let i = s.circuit + 1; i < s.season.circuits.length; i++) turns += s.season.circuits[i].time;
  return turns;
}

function freeUses(s: State): number {
  const turns = turnsLeft(s);
  let sum = 0;
  for (let i = 0; i < FREE.length; i++) sum += FREE[i] * Math.min(s.free[i], turns / MOMENT);
  return sum;
}

/** Dice that count now, and dice that don't: which of a kind is rolled again makes no difference. */
function moves(s: State, out: MoveList): void {
  if (choosingGear(s)) return grandPrix.moves(s, out);
  const start = out.size;
  grandPrix.moves(s, out);
  let kept = start;
  for (let i = start; i < out.size; i++) if (isDistinct(s, out.codes[i])) out.codes[kept++] = out.codes[i];
  out.size = kept;
}

/** Of a select: all its dice of one side, the first ones of it. */
function isDistinct(s: State, move: Move): boolean {
  const chosen = (move >> 1) & 63;
  if (chosen === 0) return true;
  const limit = s.include || move & 1 ? s.gear + 1 : s.gear;
  let counting = 0;
  for (let at = 0; at < s.season.dice; at++) if (faceAt(s, at) < limit) counting |= 1 << at;
  const side = (chosen & counting) === chosen ? counting : counting ^ ((1 << s.season.dice) - 1);
  if ((chosen & side) !== chosen) return false;
  const skipped = side & ~chosen;
  return skipped === 0 || (skipped & -skipped) > chosen;
}

/** How many dice are below the gear and how many equal to it: all that a row comes to. */
function outcome(_: State, s: State): number {
  let below = 0;
  let equal = 0;
  for (let at = 0; at < s.season.dice; at++) {
    if (faceAt(s, at) < s.gear) below++;
    else if (faceAt(s, at) === s.gear) equal++;
  }
  return below * 8 + equal;
}

/** By how much it is better or worse than the other move; the fewer points the better. */
function why(s: State, move: Move, instead?: Move, lead?: number): Sentence | null {
  if (instead === undefined || lead === undefined) return null;
  const points = Math.round(10 * Math.abs(lead)) / 10;
  const key = points === 0 ? 'why.even' : lead < 0 ? 'why.better' : 'why.worse';
  return sentence(key, { points, ...named(s, instead, move) });
}

function named(s: State, move: Move, beside: Move): Facts {
  if (choosingGear(s)) return { other: 'gear', gear: move >> 1, include: (move & 1) === 1 };
  if (move === 0) return { other: 'drive' };
  return { other: beside === 0 ? 'again' : 'otherwise' };
}

export const knowledge: Knowledge<State> = {
  unit: 'score',
  range: [80, 0],
  pace: 300,
  ladder: {
    medium: { kind: 'look-ahead', samples: 2, noise: 0.15 },
    hard: { kind: 'search', iterations: 300 },
    expert: { kind: 'search', iterations: 6000, exact: true },
  },
  hides: () => false,
  evaluate,
  doubt: () => 1,
  moves,
  weigh: weighByEvaluation(grandPrix, evaluate, 0.7),
  outcome,
  truth: ({ season }, use) => (use === 'advice' ? exactOf(season) : approximateOf(season)),
  why,
  words: bots,
};
