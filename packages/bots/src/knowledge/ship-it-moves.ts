import { type Move, MoveList } from '@waybill/rules/kernel';
import { type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import { addBuilds, addLifts, linksWanted } from './ship-it-builds.ts';
import { bestHaul, mayHaul } from './ship-it-plan.ts';
import { isWaiting } from './ship-it-steps.ts';
import {
  BUILD,
  BUY,
  buyMove,
  DONE,
  HAUL,
  isHub,
  kindOf,
  LIFT,
  LINKS,
  loadOf,
  OFFICIAL,
  PIPSTOP,
  placeOf,
  pointsOf,
  TAKE,
  TO_BUILD,
  warehouseOf,
} from './ship-it-table.ts';
import { nextStep } from './ship-it-turn.ts';
import { Ways } from './ship-it-ways.ts';

/** Links bought in one turn at most: the other points move freight. */
const LINKS_A_TURN = 6;
/** How the game says that a chip has to be chosen. */
const CHIP = 4;

const all = new MoveList();
const ways = new Ways();
/** Nothing worth its points is left to build: the turn may end, or be used to bring loads closer. */
let idle = true;

/** What a player would think of: see the kinds below; and what comes to mind first. */
export function moves(s: State, out: MoveList): void {
  const start = out.size;
  const likely = s.awaited === CHIP || hasLinks(s) ? -1 : quick(s);
  list(s, likely !== buyMove, out);
  if (likely < 0) return;
  for (let i = start; i < out.size; i++) if (out.codes[i] === likely) return;
  out.add(likely);
}

function list(s: State, mayPass: boolean, out: MoveList): void {
  all.clear();
  shipIt.moves(s, all);
  if (kindOf(all.codes[0]) === TAKE) return addAll(out);
  idle = mayPass;
  ways.forSuit(s, s.suit);
  ways.toAnyHub(s);
  const start = out.size;
  for (let i = 0; i < all.size; i++) if (isSensible(s, all.codes[i])) out.add(all.codes[i]);
  if (kindOf(all.codes[0]) === LIFT && linksWanted(s) > 0) addLifts(all, out);
  addNearest(s, out);
  addTheBuilds(s, out);
  if (out.size === start) addAll(out);
}

function addAll(out: MoveList): void {
  for (let i = 0; i < all.size; i++) out.add(all.codes[i]);
}

function isSensible(s: State, move: Move): boolean {
  switch (kindOf(move)) {
    case DONE:
      return idle;
    case BUY:
      return s.points > pointsOf(s) - LINKS_A_TURN && (!idle || linksWanted(s) > 0);
    case OFFICIAL:
      return isHub(s, placeOf(move)) && isWaiting(s, s.suit, placeOf(move));
    case PIPSTOP:
      return opens(s, placeOf(move));
    case HAUL:
      return isHub(s, placeOf(move)) && !warehouseOf(move);
    default:
      return false;
  }
}

/** A pip-stop that brings some load to a hub which a lower one doesn't; or the middling one that brings it closer. */
function opens(s: State, value: number): boolean {
  if (value >= s.points) return false;
  if (idle && (value === 2 || value === 5)) return true;
  for (let load = 0; load < s.count; load++) if (mayHaul(s, load) && ways.pipstop[s.space[load]] === value) return true;
  return false;
}

/** For each load, the stop from which it gets to a hub most easily later. */
function addNearest(s: State, out: MoveList): void {
  let at = 0;
  while (at < all.size && kindOf(all.codes[at]) !== HAUL) at++;
  while (at < all.size && kindOf(all.codes[at]) === HAUL) {
    const load = loadOf(all.codes[at]);
    let best = -1;
    let least = ways.pipstop[s.space[load]];
    for (; at < all.size && kindOf(all.codes[at]) === HAUL && loadOf(all.codes[at]) === load; at++) {
      const to = placeOf(all.codes[at]);
      if (isHub(s, to) || warehouseOf(all.codes[at]) || ways.pipstop[to] >= least) continue;
      least = ways.pipstop[to];
      best = all.codes[at];
    }
    if (best >= 0) out.add(best);
  }
}

function addTheBuilds(s: State, out: MoveList): void {
  let from = 0;
  while (from < all.size && kindOf(all.codes[from]) !== BUILD) from++;
  let to = from;
  while (to < all.size && kindOf(all.codes[to]) === BUILD) to++;
  if (to > from) addBuilds(s, all, from, to, out);
}

const WEIGHTS = [0.5, 1, 0.2, 1, 2, 1, 2, 1] as const;

/** How much more promising the quick move is. */
const QUICK = 4;

/** By kind; of builds, which come best first, each less than the one before. */
export function weigh(s: State, given: MoveList, weights: Float64Array): void {
  const likely = quick(s);
  let build = 1;
  for (let i = 0; i < given.size; i++) {
    const kind = kindOf(given.codes[i]);
    weights[i] = WEIGHTS[kind];
    if (kind === BUILD) weights[i] = build *= 0.8;
    if (kind === HAUL && !isHub(s, placeOf(given.codes[i]))) weights[i] = 0.4;
    if (given.codes[i] === likely) weights[i] *= QUICK;
  }
}

const listed = new MoveList();

/** Spends the points of a turn on what gains most: links where they are missing, officials, freight. */
export function quick(s: State): Move {
  if (s.awaited === CHIP) return lowestChip(s);
  if (s.pipstop >= 0) return orDone(s.points > 0 ? bestHaul(s) : -1);
  if (!hasLinks(s)) return orDone(nextStep(s));
  return s.phase === LINKS && nextStep(s) === buyMove ? buyMove : bestBuild(s);
}

function orDone(move: Move): Move {
  return move >= 0 ? move : DONE;
}

/** The others go on paying. */
function lowestChip(s: State): Move {
  listed.clear();
  shipIt.moves(s, listed);
  let best = listed.codes[0];
  for (let i = 1; i < listed.size; i++) {
    if (s.rank[placeOf(listed.codes[i])] < s.rank[placeOf(best)]) best = listed.codes[i];
  }
  return best;
}

function bestBuild(s: State): Move {
  listed.clear();
  list(s, true, listed);
  let at = 0;
  while (kindOf(listed.codes[at]) <= LIFT && at < listed.size - 1) at++;
  return listed.codes[at];
}

function hasLinks(s: State): boolean {
  for (let domino = 0; domino < s.dominoAt.length; domino++) if (s.dominoAt[domino] === TO_BUILD) return true;
  return false;
}
