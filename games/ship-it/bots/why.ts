import type { Knowledge } from '@waybill/bots/knowledge';
import { type Move, MoveList, type Sentence, Sfc32, sentence } from '@waybill/kernel';
import { ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { moves } from './moves.ts';
import { outlook, POTENTIAL, TURN_WORTH, WAITING_PAY } from './outlook.ts';
import { copied, SUITS } from './table.ts';

type Estimate = (s: State, chances: Float64Array, scores: Float64Array) => void;

/** What a move leads to by the end of its turn, for the seat that makes it; means over guesses. */
interface Prospect {
  readonly move: Move;
  chance: number;
  /** Points scored this turn. */
  now: number;
  /** Points its freight has in sight: on the hubs, and on ways to them. */
  sight: number;
  /** What the others could gain with their next turns. */
  theirs: number;
}

const GUESSES = 3;
/** Points that make a difference worth telling. */
const TOLD = 1;
/** Differences in the chance to win too small to speak of. */
const SLIGHT = 0.02;
/** How much a point in sight, and one of the others, weighs beside one scored. */
const SIGHT = 0.5;
const THEIRS = 0.5;

const candidates = new MoveList();
const chances = new Float64Array(8);
const scores = new Float64Array(8);

/** The last state asked about: its candidates are weighed once. */
let asked: State | null = null;
let weighed: Prospect[] = [];

/** Says what the most telling difference is between this move and another, both measured; else what a search found. */
export function whyBy(estimate: Estimate): NonNullable<Knowledge<State>['why']> {
  return (s, move, instead, lead = 0) => {
    const options = optionsOf(s, estimate);
    const own = options.find((option) => option.move === move);
    const other = options.find((option) => option.move === instead);
    return own && other && own !== other ? difference(own, other, lead) : null;
  };
}

function optionsOf(s: State, estimate: Estimate): Prospect[] {
  if (asked !== null && isSame(asked, s)) return weighed;
  asked = shipIt.clone(s);
  weighed = weigh(s, estimate);
  return weighed;
}

function isSame(a: State, b: State): boolean {
  if (a.points !== b.points || a.suit !== b.suit || a.phase !== b.phase || a.pipstop !== b.pipstop) return false;
  return a.round === b.round && a.awaited === b.awaited && a.bytes.every((byte, i) => byte === b.bytes[i]);
}

let after: State | null = null;

/** Every candidate, best first. */
function weigh(s: State, estimate: Estimate): Prospect[] {
  const seat = shipIt.next(s);
  if (typeof seat !== 'number') return [];
  candidates.clear();
  moves(s, candidates);
  const options: Prospect[] = candidates.toArray().map((move) => ({ move, chance: 0, now: 0, sight: 0, theirs: 0 }));
  const rng = new Sfc32('why');
  for (let i = 0; i < GUESSES; i++) {
    const guess = shipIt.guess(s, seat, rng);
    for (const option of options) {
      after = copied(guess, after);
      shipIt.play(after, option.move);
      estimate(after, chances, scores);
      option.chance += chances[seat] / GUESSES;
      add(option, s, seat);
    }
  }
  return options.sort((a, b) => b.chance - a.chance);
}

function add(option: Prospect, before: State, seat: number): void {
  const { end, isOver, rows } = outlook.of(after as State);
  if (!end) return;
  for (let suit = 0; suit < SUITS; suit++) {
    const owner = ownerOf(end.seats, suit);
    if (owner === seat) option.now += (end.scores[suit] - before.scores[suit]) / GUESSES;
    if (isOver) continue;
    if (owner === seat) option.sight += (rows[suit][POTENTIAL] + rows[suit][WAITING_PAY]) / GUESSES;
    else if (owner >= 0) option.theirs += rows[suit][TURN_WORTH] / GUESSES;
  }
}

function difference(own: Prospect, next: Prospect, lead: number): Sentence {
  const now = own.now - next.now;
  const sight = SIGHT * (own.sight - next.sight);
  const theirs = THEIRS * (next.theirs - own.theirs);
  const most = Math.max(now, sight, theirs);
  if (most < TOLD) return sentence(Math.abs(lead) < SLIGHT ? 'why.even' : lead > 0 ? 'why.further' : 'why.short');
  if (most === now) return sentence('why.now', { points: points(own.now), other: points(next.now) });
  if (most === sight) return sentence('why.sight', { points: points(own.sight), other: points(next.sight) });
  return sentence('why.theirs', { points: points(own.theirs), other: points(next.theirs) });
}

const points = (n: number) => Math.round(n);
