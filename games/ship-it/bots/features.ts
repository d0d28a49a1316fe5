import type { Features, Inputs } from '@waybill/bots/values';
import { goalOf, ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import {
  BEST_HUB,
  CHIPS,
  COUNTS,
  FIELDS,
  HUB_MISSING,
  HUB_RANK,
  LOADS_LEFT,
  OFFICIAL_AWAY,
  outlook,
  POTENTIAL,
  RANKS,
  TURN_WORTH,
  turnsUntil,
  WAITING_FULL,
  WAITING_PAY,
} from './outlook.ts';
import { poolCount, SUITS } from './table.ts';

/** Brings each field to about −1 … 1. */
const SCALES = new Float64Array(FIELDS).fill(1);
SCALES[TURN_WORTH] = 1 / 40;
SCALES[CHIPS] = 1 / 3;
SCALES[HUB_RANK] = 1 / 5;
SCALES[HUB_MISSING] = 1 / 7;
SCALES[WAITING_PAY] = 1 / 20;
SCALES[WAITING_FULL] = 1 / 20;
SCALES[POTENTIAL] = 1 / 25;
SCALES[OFFICIAL_AWAY] = 1 / 16;
SCALES[LOADS_LEFT] = 1 / 5;
SCALES[BEST_HUB] = 1 / 5;
for (let field = COUNTS; field < RANKS; field++) SCALES[field] = 1 / 3;
for (let field = RANKS; field < FIELDS; field++) SCALES[field] = 1 / 10;

/** A suit's row, then: there is one, turns until it moves, its seat's score, and what its seat is short of. */
const THERE = FIELDS;
const TURNS = FIELDS + 1;
const SCORE = FIELDS + 2;
const NEAR_GOAL = FIELDS + 3;
const NEXT = FIELDS + 4;
const LAST = FIELDS + 5;
const BLOCK = FIELDS + 6;

/** The suits of the seat that looks, those of the others in the order of their turns, and the one that is nobody's. */
const OWN = 0;
const OTHERS = 2;
const NOBODYS = 5;
const BLOCKS = 6;

const GLOBAL = BLOCKS * BLOCK;
const SEATS = 0;
const POOL = 3;
const POOL_EMPTY = 4;
const DRY = 5;
const DRY_SQUARED = 6;
const BUSY = 7;
const OWN_SCORE = 8;
const BEST_OTHER = 9;
const LEAD = 10;
const LEADS = 11;
const HIGHEST = 12;
const PROSPECTS = 13;
const PROSPECTS_LEAD = 14;
const OVER = 15;
const WON = 16;
const SETUP = 17;
const FIRST_SEAT = 18;
const GLOBALS = 22;

function scoreOf(s: State, seat: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) if (ownerOf(s.seats, suit) === seat) sum += s.scores[suit];
  return sum;
}

/** Score and what is in sight. */
function prospects(s: State, seat: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (ownerOf(s.seats, suit) !== seat) continue;
    const row = outlook.rows[suit];
    sum += s.scores[suit] + 0.5 * row[TURN_WORTH] + 0.5 * row[POTENTIAL] + 0.5 * row[WAITING_PAY];
  }
  return sum;
}

function describeSuit(s: State, suit: number, block: number, dense: Float32Array): void {
  const at = block * BLOCK;
  const row = outlook.rows[suit];
  for (let field = 0; field < FIELDS; field++) dense[at + field] = row[field] * SCALES[field];
  dense[at + THERE] = 1;
  const owner = ownerOf(s.seats, suit);
  if (owner < 0) return;
  const turns = turnsUntil(s, suit);
  const share = scoreOf(s, owner) / goal(s);
  dense[at + TURNS] = turns / 3;
  dense[at + SCORE] = share;
  dense[at + NEAR_GOAL] = Math.max(0, row[TURN_WORTH] / goal(s) - Math.max(0, 1 - share));
  // What could be gained at once counts for more.
  if (turns === 0) dense[at + NEXT] = row[TURN_WORTH] * SCALES[TURN_WORTH];
  else dense[at + LAST] = (row[TURN_WORTH] * SCALES[TURN_WORTH]) / (1 + turns);
}

/** SI-5.1: where no score ends the match, a score that it hardly ever gets to. */
const FAR = 200;

function goal(s: State): number {
  const reached = goalOf(s);
  if (Number.isFinite(reached)) return reached;
  return s.seats === 2 ? 1.5 * FAR : FAR;
}

function describeMatch(s: State, seat: number, dense: Float32Array): void {
  dense[GLOBAL + SEATS + s.seats - 2] = 1;
  dense[GLOBAL + FIRST_SEAT + seat] = 1;
  const pool = poolCount(s);
  dense[GLOBAL + POOL] = pool / 28;
  dense[GLOBAL + POOL_EMPTY] = pool === 0 ? 1 : 0;
  dense[GLOBAL + DRY] = s.dry / s.dryEnd;
  dense[GLOBAL + DRY_SQUARED] = (s.dry / s.dryEnd) ** 3;
  dense[GLOBAL + BUSY] = s.busy;
  const reach = goal(s);
  const own = scoreOf(s, seat) / reach;
  const ownProspects = prospects(s, seat) / reach;
  let best = 0;
  let bestProspects = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, scoreOf(s, other) / reach);
    bestProspects = Math.max(bestProspects, prospects(s, other) / reach);
  }
  dense[GLOBAL + OWN_SCORE] = own;
  dense[GLOBAL + BEST_OTHER] = best;
  dense[GLOBAL + LEAD] = own - best;
  dense[GLOBAL + LEADS] = (own - best) * Math.max(own, best);
  dense[GLOBAL + HIGHEST] = Math.max(own, best);
  dense[GLOBAL + PROSPECTS] = ownProspects;
  dense[GLOBAL + PROSPECTS_LEAD] = ownProspects - bestProspects;
}

/** SI-5.1: how the end looks that the turn would lead to. */
function describeEnd(s: State, seat: number, dense: Float32Array): void {
  const result = shipIt.result(s);
  dense[GLOBAL + OVER] = 1;
  dense[GLOBAL + WON] = result?.winners.includes(seat) ? 1 / result.winners.length : -1;
}

/** Which suit of its seat it is, of those that move in turn order from the suit on turn. */
function describe(s: State, seat: number, { dense }: Inputs): void {
  const { end, isOver, isSetUp } = outlook.of(s);
  if (!end || isSetUp) {
    dense[GLOBAL + SETUP] = 1;
    dense[GLOBAL + SEATS + s.seats - 2] = 1;
    dense[GLOBAL + FIRST_SEAT + seat] = 1;
    return;
  }
  if (isOver) return describeEnd(end, seat, dense);
  describeMatch(end, seat, dense);
  let own = OWN;
  let other = OTHERS;
  for (let wait = 0; wait < SUITS; wait++) {
    const suit = (end.suit + wait) % SUITS;
    const owner = ownerOf(end.seats, suit);
    if (owner === seat) describeSuit(end, suit, own++, dense);
    else describeSuit(end, suit, owner < 0 ? NOBODYS : other++, dense);
  }
}

export const features: Features<State> = {
  sparse: 0,
  mostActive: 0,
  dense: GLOBAL + GLOBALS,
  seats: (s) => s.seats,
  describe,
  base: (s, seat) => scoreOf(outlook.of(s).end ?? s, seat),
  scale: (s) => goal(s) / 2,
};
