import type { Move, MoveList } from '@waybill/rules/kernel';
import type { ShipItState as State } from '@waybill/rules/ship-it';
import { FAR, Gaps } from './ship-it-gaps.ts';
import { Steps, UNREACHED } from './ship-it-steps.ts';
import { dominoOf, facingOf, hubOf, isHub, kindOf, LIFT, placeOf, STEPS, SUITS, TO_BUILD } from './ship-it-table.ts';
import { Ways } from './ship-it-ways.ts';

/** Builds that are looked at: of a thousand placements few join anything. */
const BUILDS = 8;
/** Squares from a hub beyond which nobody builds. */
const WIDEST = 12;
/** How much longer a way may be for each pip on it. */
const PER_PIP = 0.15;

const fromHubs = new Gaps();
const fromFreight = new Gaps();
const ways = new Ways();
const steps = new Steps();

/** Measures the table for the suit whose turn it is: how far each square is from the hubs, and from what is cut off. */
function measure(s: State): void {
  listCutOff(s);
  spreadFromHubs(s);
  fromFreight.begin();
  for (const space of cutOff) fromFreight.from(space);
  fromFreight.spread(s, WIDEST);
}

function spreadFromHubs(s: State, enough?: (gap: number) => boolean): void {
  fromHubs.begin();
  for (let suit = 0; suit < SUITS; suit++) if (hubOf(s, suit) >= 0) fromHubs.from(hubOf(s, suit));
  fromHubs.spread(s, WIDEST, enough);
}

/** Where freight of the suit lies that no cheap way leads from, and its official if it gets to no hub. */
const cutOff: number[] = [];

function listCutOff(s: State): void {
  cutOff.length = 0;
  ways.forSuit(s, s.suit);
  ways.toAnyHub(s);
  for (let load = 0; load < s.count; load++) if (isCutOff(s, load)) cutOff.push(s.space[load]);
  if (isStranded(s)) cutOff.push(s.officials[s.suit]);
}

/** Freight of the suit that no way leads from, or only a dear one. */
function isCutOff(s: State, load: number): boolean {
  const space = s.space[load];
  return s.loadSuit[load] === s.suit && space >= 0 && !isHub(s, space) && ways.pipstop[space] > CHEAP;
}

const CHEAP = 5;

/** No way leads the official of the suit to any hub. */
function isStranded(s: State): boolean {
  steps.from(s, s.officials[s.suit]);
  for (let suit = 0; suit < SUITS; suit++) {
    if (hubOf(s, suit) >= 0 && steps.count[hubOf(s, suit)] < UNREACHED) return false;
  }
  return true;
}

const isNearestFound = (gap: number) => cutOff.some((space) => fromHubs.squares[space] <= gap);

/** Links still missing, beside those in hand, for a cheap way from the nearest that is cut off. */
export function linksWanted(s: State): number {
  listCutOff(s);
  if (cutOff.length === 0) return 0;
  spreadFromHubs(s, isNearestFound);
  let least = FAR;
  for (const space of cutOff) least = Math.min(least, Math.max(1, fromHubs.squares[space]));
  return least < FAR ? Math.ceil(least / 2) - inHand(s) : 0;
}

function inHand(s: State): number {
  let n = 0;
  for (let domino = 0; domino < s.dominoAt.length; domino++) if (s.dominoAt[domino] === TO_BUILD) n++;
  return n;
}

/** How long the way from such freight to a hub would be over this domino; shorter is better. */
function length(move: Move): number {
  const low = placeOf(move);
  const high = low + STEPS[facingOf(move)];
  const there = Math.min(FAR, fromHubs.squares[low] + fromFreight.squares[high]);
  const back = Math.min(FAR, fromHubs.squares[high] + fromFreight.squares[low]);
  return Math.min(there, back) + PER_PIP * PIPS[dominoOf(move)];
}

/** Pips on both halves, from 0-0, 0-1 … to 6-6. */
const PIPS: number[] = [];
for (let low = 0; low <= 6; low++) for (let high = low; high <= 6; high++) PIPS.push(low + high);

const lengths = new Float64Array(BUILDS);
const codes = new Int32Array(BUILDS);

/** Adds the most promising of these builds, best first. */
export function addBuilds(s: State, all: MoveList, from: number, to: number, out: MoveList): void {
  measure(s);
  let kept = 0;
  for (let i = from; i < to; i++) {
    const value = length(all.codes[i]);
    if (kept === BUILDS && value >= lengths[kept - 1]) continue;
    if (kept < BUILDS) kept++;
    insert(all.codes[i], value, kept - 1);
  }
  for (let i = 0; i < kept; i++) out.add(codes[i]);
}

function insert(code: Move, value: number, last: number): void {
  let at = last;
  for (; at > 0 && lengths[at - 1] > value; at--) {
    lengths[at] = lengths[at - 1];
    codes[at] = codes[at - 1];
  }
  lengths[at] = value;
  codes[at] = code;
}

/** Dominoes that are looked at as the one to take up: those with the most pips. */
const LIFTS = 3;

/** Adds the most promising of these lifts. */
export function addLifts(all: MoveList, out: MoveList): void {
  let kept = 0;
  for (let i = 0; i < all.size && kindOf(all.codes[i]) <= LIFT; i++) {
    if (kindOf(all.codes[i]) !== LIFT) continue;
    const value = -PIPS[placeOf(all.codes[i])];
    if (kept === LIFTS && value >= lengths[kept - 1]) continue;
    if (kept < LIFTS) kept++;
    insert(all.codes[i], value, kept - 1);
  }
  for (let i = 0; i < kept; i++) out.add(codes[i]);
}
