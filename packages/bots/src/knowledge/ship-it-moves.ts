import { type Move, MoveList } from '@waybill/rules/kernel';
import { type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import { addBuilds, addLifts, linksWanted } from './ship-it-builds.ts';
import { bestHaul, bestPipstop, mayHaul } from './ship-it-plan.ts';
import {
  BUILD,
  BUY,
  DONE,
  HAUL,
  isHub,
  kindOf,
  LIFT,
  loadOf,
  OFFICIAL,
  PIPSTOP,
  placeOf,
  TAKE,
  TO_BUILD,
  warehouseOf,
} from './ship-it-table.ts';
import { Ways } from './ship-it-ways.ts';

/** Links bought in one turn at most: the other points move freight. */
const LINKS_A_TURN = 6;
const TURN_POINTS = 8;
/** How the game says that a chip has to be chosen. */
const CHIP = 4;

const all = new MoveList();
const ways = new Ways();

/** What a player would think of: see the kinds below. */
export function moves(s: State, out: MoveList): void {
  all.clear();
  shipIt.moves(s, all);
  if (kindOf(all.codes[0]) === TAKE) return addAll(out);
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
      return true;
    case BUY:
      return s.points > TURN_POINTS + chips(s) - LINKS_A_TURN && linksWanted(s) > 0;
    case OFFICIAL:
      return isHub(s, placeOf(move)) && ownWaiting(s, placeOf(move));
    case PIPSTOP:
      return opens(s, placeOf(move));
    case HAUL:
      return isHub(s, placeOf(move)) && !warehouseOf(move);
    default:
      return false;
  }
}

function chips(s: State): number {
  let n = 0;
  for (let bits = s.chips[s.suit]; bits > 0; bits &= bits - 1) n++;
  return n;
}

/** SI-3.4: the official would ship what is there. */
function ownWaiting(s: State, hub: number): boolean {
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub && s.loadSuit[load] === s.suit) return true;
  return false;
}

/** A pip-stop that brings some load to a hub which a lower one doesn't; or the middling one that brings it closer. */
function opens(s: State, value: number): boolean {
  if (value >= s.points) return false;
  if (value === 2 || value === 5) return true;
  for (let load = 0; load < s.count; load++) if (mayHaul(s, load) && ways.pipstop[s.space[load]] === value) return true;
  return false;
}

/** For each load that reaches no hub, the stop from which it gets there most easily later. */
function addNearest(s: State, out: MoveList): void {
  let at = 0;
  while (at < all.size && kindOf(all.codes[at]) !== HAUL) at++;
  while (at < all.size && kindOf(all.codes[at]) === HAUL) {
    const load = loadOf(all.codes[at]);
    let best = -1;
    let least = ways.pipstop[s.space[load]];
    let reaches = false;
    for (; at < all.size && kindOf(all.codes[at]) === HAUL && loadOf(all.codes[at]) === load; at++) {
      const to = placeOf(all.codes[at]);
      if (isHub(s, to)) reaches = true;
      if (warehouseOf(all.codes[at]) || ways.pipstop[to] >= least) continue;
      least = ways.pipstop[to];
      best = all.codes[at];
    }
    if (!reaches && best >= 0) out.add(best);
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
export function weigh(s: State, list: MoveList, weights: Float64Array): void {
  const likely = quick(s);
  let build = 1;
  for (let i = 0; i < list.size; i++) {
    const kind = kindOf(list.codes[i]);
    weights[i] = WEIGHTS[kind];
    if (kind === BUILD) weights[i] = build *= 0.8;
    if (kind === HAUL && !isHub(s, placeOf(list.codes[i]))) weights[i] = 0.4;
    if (list.codes[i] === likely) weights[i] *= QUICK;
  }
}

const listed = new MoveList();

/** Ships what can be shipped, brings loads to the hubs as far as the points go, and ends the turn. */
export function quick(s: State): Move {
  if (s.awaited === CHIP || hasLinks(s)) return firstOf(s);
  const move = s.pipstop < 0 ? bestPipstop(s) : s.points > 0 ? bestHaul(s) : -1;
  return move >= 0 ? move : DONE;
}

/** The best build, or any chip. */
function firstOf(s: State): Move {
  listed.clear();
  moves(s, listed);
  let at = 0;
  while (kindOf(listed.codes[at]) <= LIFT && at < listed.size - 1) at++;
  return listed.codes[at];
}

function hasLinks(s: State): boolean {
  for (let domino = 0; domino < s.dominoAt.length; domino++) if (s.dominoAt[domino] === TO_BUILD) return true;
  return false;
}
