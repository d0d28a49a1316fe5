import { type Move, MoveList } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { addBuilds, addLifts, bestBuild, findBestBuild, MOST_BUILDS } from './builds.ts';
import { addCloser, closerHaul } from './closer.ts';
import { linksWanted } from './needs.ts';
import { bestHaul, LOADS, mayHaul } from './plan.ts';
import { nearRegions } from './regions.ts';
import { isWaiting } from './steps.ts';
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
  OFFICIALS,
  officialMove,
  PIPSTOP,
  placeOf,
  pointsOf,
  rankOf,
  SUITS,
  TAKE,
  TO_BUILD,
  warehouseOf,
} from './table.ts';
import { nextStep } from './turn.ts';
import { NEVER, Ways } from './ways.ts';

/** Links bought in one turn at most: the other points move freight. */
const LINKS_A_TURN = 6;
/** Rounds without a shipment after which only what leads to one is thought of. */
const DRY = 2;
/** How the game says that a chip has to be chosen. */
const CHIP = 4;

const all = new MoveList();
const ways = new Ways();

/** What a player would think of: see the kinds below; and what comes to mind first. */
export function moves(s: State, out: MoveList): void {
  const start = out.size;
  const likely = s.awaited === CHIP ? -1 : quick(s);
  list(s, likely === DONE, out);
  if (likely < 0) return out.size > start ? undefined : addAll(out);
  for (let i = start; i < out.size; i++) if (out.codes[i] === likely) return;
  out.add(likely);
}

/** The turn may end once nothing is left that a sensible player would spend points on. */
let mayEnd = true;

function list(s: State, isIdle: boolean, out: MoveList): void {
  mayEnd = isIdle;
  all.clear();
  shipIt.moves(s, all);
  if (kindOf(all.codes[0]) === TAKE) return addAll(out);
  listWays(s);
  for (let i = 0; i < all.size; i++) if (isSensible(s, all.codes[i])) out.add(all.codes[i]);
  if (s.dry < DRY) {
    if (kindOf(all.codes[0]) === LIFT) addLifts(s, all, out);
    if (s.phase < OFFICIALS && s.points > 0 && !hasLinks(s)) addRegions(s, out);
  }
  if (s.pipstop >= 0 && s.points > 0) addCloser(s, all, out);
  addTheBuilds(s, out);
}

function addAll(out: MoveList): void {
  for (let i = 0; i < all.size; i++) out.add(all.codes[i]);
}

function isSensible(s: State, move: Move): boolean {
  switch (kindOf(move)) {
    case DONE:
      return mayEnd;
    case BUY:
      return s.points > pointsOf(s) - LINKS_A_TURN && linksWanted(s) > 0;
    case OFFICIAL:
      return isHub(s, placeOf(move)) && isWaiting(s, s.suit, placeOf(move));
    case PIPSTOP:
      return opens(s, placeOf(move));
    case HAUL:
      return (isHub(s, placeOf(move)) || comesToNextHub(s, move)) && !warehouseOf(move);
    default:
      return false;
  }
}

/** From one next hub to another nothing is gained, and the load would go to and fro. */
function comesToNextHub(s: State, move: Move): boolean {
  return isNextHub(s, placeOf(move)) && !isNextHub(s, s.space[loadOf(move)]);
}

/** Where a hub goes after its next shipment: what lies there is then warehoused. */
function isNextHub(s: State, space: number): boolean {
  return space < TILES && rankOf(space) > 0 && isHub(s, space - 1);
}

const levels = new Uint8Array(LOADS);

/** The pip-stop each load needs to a hub that may be hauled. */
function listWays(s: State): void {
  levels.fill(NEVER);
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit !== s.suit && ownerOf(s.seats, suit) >= 0) continue;
    ways.forSuit(s, suit);
    ways.toAnyHub(s);
    for (let load = 0; load < s.count; load++) {
      if (s.loadSuit[load] === suit && mayHaul(s, load)) levels[load] = ways.pipstop[s.space[load]];
    }
  }
}

/** A pip-stop that brings some load to a hub which a lower one doesn't. */
function opens(s: State, value: number): boolean {
  if (value >= s.points) return false;
  for (let load = 0; load < s.count; load++) if (levels[load] === value) return true;
  return false;
}

/** An official there keeps others out, or lets its own freight in. */
function addRegions(s: State, out: MoveList): void {
  for (const half of nearRegions(s, s.points)) out.add(officialMove(half));
}

function addTheBuilds(s: State, out: MoveList): void {
  let from = 0;
  while (from < all.size && kindOf(all.codes[from]) !== BUILD) from++;
  let to = from;
  while (to < all.size && kindOf(all.codes[to]) === BUILD) to++;
  if (to > from) addBuilds(s, all, from, to, s.dry < DRY ? MOST_BUILDS : 1, out);
}

const WEIGHTS = [0.5, 1, 0.2, 1, 2, 1, 2, 1] as const;

/** How much more promising the quick move is. */
const QUICK = 4;

/** By kind; of builds, which come best first, each less than the one before. */
export function weigh(s: State, given: MoveList, weights: Float64Array): void {
  const likely = quick(s);
  let byOrder = 1;
  for (let i = 0; i < given.size; i++) {
    const kind = kindOf(given.codes[i]);
    weights[i] = WEIGHTS[kind];
    if (kind === BUILD) weights[i] = byOrder *= 0.8;
    if (kind === HAUL && !isHub(s, placeOf(given.codes[i]))) weights[i] = 0.4;
    if (given.codes[i] === likely) weights[i] *= QUICK;
  }
}

const listed = new MoveList();

/** Spends the points of a turn on what gains most: links where they are missing, officials, freight. */
export function quick(s: State): Move {
  if (s.awaited === CHIP) return lowestChip(s);
  if (s.pipstop >= 0) return orDone(s.points > 0 ? haul(s) : -1);
  if (!hasLinks(s)) return orDone(nextStep(s));
  return s.phase === LINKS && nextStep(s) === buyMove ? buyMove : build(s);
}

function haul(s: State): Move {
  const move = bestHaul(s);
  return move >= 0 ? move : closerHaul(s);
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

function build(s: State): Move {
  all.clear();
  shipIt.moves(s, all);
  let from = 0;
  while (kindOf(all.codes[from]) !== BUILD) from++;
  findBestBuild(s, all, from, all.size);
  return bestBuild.move;
}

function hasLinks(s: State): boolean {
  for (let domino = 0; domino < s.dominoAt.length; domino++) if (s.dominoAt[domino] === TO_BUILD) return true;
  return false;
}
