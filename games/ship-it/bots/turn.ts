import { type Move, MoveList } from '@waybill/kernel';
import { type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { addLifts, bestBuild, findBestBuild, isolation } from './builds.ts';
import { closerPipstop } from './closer.ts';
import { linksWanted } from './needs.ts';
import { hauls, payOf, planHauls, survey } from './plan.ts';
import { openingHalf } from './regions.ts';
import { canStand, isWaiting, Steps, UNREACHED } from './steps.ts';
import {
  buyMove,
  copied,
  hubOf,
  isHub,
  LINKS,
  near,
  neighbours,
  OFFICIALS,
  officialMove,
  pipstopMove,
  poolCount,
  SUITS,
} from './table.ts';
import { NEVER } from './ways.ts';

/** What a link that is wanted is worth, beside points scored. */
const LINK = 1.2;

/** Links missing at most where one is taken up from the table: a turn gives no more than one. */
const LIFTED = 6;

/** What a lift has to do for the freight that is cut off. */
const WORTHWHILE = 0.01;
/** How much more a later one has to do. */
const CLEARLY = 1.3;

let table: State | null = null;
const listed = new MoveList();
const lifts = new MoveList();
const steps = new Steps();
const back = new Steps();

/** The best turn found: the suit of the hub its official ships from or −1, its pip-stop or −1, and the points it takes. */
const best = { worth: 0, official: -1, pipstop: -1, points: 0 };

/** What a sensible player does next before any freight has been hauled; −1 when nothing is left but to end the turn. */
export function nextStep(s: State): Move {
  const mayWalk = s.phase <= OFFICIALS;
  if (mayWalk) steps.from(s, s.officials[s.suit]);
  const missing = s.phase === LINKS ? Math.max(0, linksWanted(s)) : 0;
  const isPoolEmpty = poolCount(s) === 0;
  const wanted = isPoolEmpty ? 0 : missing;
  planTurn(s, wanted, mayWalk);
  if (s.points > best.points) {
    if (wanted > 0) return buyMove;
    if (isPoolEmpty && missing > 0 && missing <= LIFTED && s.lifted < 0) {
      const lift = bestLift(s);
      if (lift >= 0) return lift;
    }
  }
  if (best.official >= 0) return walkTo(s, hubOf(s, best.official));
  if (mayWalk && s.points > best.points) {
    const left = s.points - best.points;
    const opening = openingHalf(s, left);
    if (opening >= 0) return officialMove(opening);
    const closer = walkCloser(s, left);
    if (closer >= 0) return closer;
  }
  return best.pipstop >= 0 ? pipstopMove(best.pipstop) : closerPipstop(s);
}

/** The domino that does most where it is missing; −1 when none does anything. */
function bestLift(s: State): Move {
  listed.clear();
  shipIt.moves(s, listed);
  lifts.clear();
  addLifts(s, listed, lifts);
  table = copied(s, table);
  const before = isolation(s);
  let lift: Move = -1;
  let most = WORTHWHILE;
  // Each suit begins with another domino, or two of them would carry one to and fro.
  const tried = lifts.size;
  for (let i = 0; i < tried; i++) {
    const move = lifts.codes[(i + s.suit) % tried];
    shipIt.copy(s, table);
    shipIt.play(table, move);
    listed.clear();
    shipIt.moves(table, listed);
    findBestBuild(table, listed, 0, listed.size);
    shipIt.play(table, bestBuild.move);
    const gain = before - isolation(table);
    if (gain <= most) continue;
    most = CLEARLY * gain;
    lift = move;
  }
  return lift;
}

/** What the best turn found would bring the suit on turn, links aside. */
export function turnWorth(s: State): number {
  steps.from(s, s.officials[s.suit]);
  planTurn(s, 0, true);
  return best.worth;
}

function planTurn(s: State, wanted: number, mayWalk: boolean): void {
  best.worth = LINK * Math.min(wanted, s.points);
  best.official = best.pipstop = -1;
  best.points = 0;
  const any = survey(s);
  if (any) planFreight(s, wanted, -1, 0, 0);
  if (!mayWalk) return;
  for (let suit = 0; suit < SUITS; suit++) {
    const hub = hubOf(s, suit);
    if (hub < 0 || costOf(hub) > s.points || !isWaiting(s, s.suit, hub)) continue;
    const pays = payOf(s, suit, 0);
    keep(pays + LINK * Math.min(wanted, s.points - costOf(hub)), suit, -1, costOf(hub));
    if (any) planFreight(s, wanted, suit, costOf(hub), pays);
  }
}

function planFreight(s: State, wanted: number, official: number, cost: number, pays: number): void {
  const points = s.points - cost;
  for (let value = 0; value < NEVER && value < points; value++) {
    planHauls(s, value, points - value, official);
    const left = points - value - hauls.count;
    if (hauls.count > 0) keep(pays + hauls.gain + LINK * Math.min(wanted, left), official, value, s.points - left);
  }
}

function keep(worth: number, official: number, pipstop: number, points: number): void {
  if (worth <= best.worth) return;
  best.worth = worth;
  best.official = official;
  best.pipstop = pipstop;
  best.points = points;
}

/** SI-2.5, SI-3.4: an official that stands there has to leave and come back. */
function costOf(hub: number): number {
  return steps.count[hub] === 0 ? 2 : steps.count[hub];
}

function walkTo(s: State, hub: number): Move {
  if (steps.count[hub] > 0) return officialMove(hub);
  const n = neighbours(s, hub);
  for (let i = 0; i < n; i++) if (canStand(s, near[i])) return officialMove(near[i]);
  return -1;
}

/** Towards the nearest hub where freight of the suit waits, with points that are left over. */
function walkCloser(s: State, points: number): Move {
  let hub = -1;
  for (let suit = 0; suit < SUITS; suit++) {
    const to = hubOf(s, suit);
    if (to < 0 || !isWaiting(s, s.suit, to) || steps.count[to] === UNREACHED) continue;
    if (steps.count[to] > 2 && (hub < 0 || steps.count[to] < steps.count[hub])) hub = to;
  }
  if (hub < 0) return -1;
  back.from(s, hub);
  let stop = -1;
  let least = steps.count[hub];
  for (let space = 0; space < steps.count.length; space++) {
    if (steps.count[space] > points || back.count[space] >= least || isHub(s, space) || !canStand(s, space)) continue;
    least = back.count[space];
    stop = space;
  }
  return stop >= 0 ? officialMove(stop) : -1;
}
