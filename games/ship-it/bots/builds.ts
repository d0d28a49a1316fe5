import type { Move, MoveList } from '@waybill/kernel';
import type { ShipItState as State } from '../rules/index.ts';
import { FAR, Gaps } from './gaps.ts';
import { cutOff, fromHubs, listCutOff, NEUTRAL, OTHERS, spreadFromHubs, WIDEST } from './needs.ts';
import { dominoOf, facingOf, kindOf, LIFT, near, neighbours, placeOf, STEPS } from './table.ts';

/** Builds that are looked at: of a thousand placements few join anything. */
export const MOST_BUILDS = 8;
/** The best are looked at in any case; the others if they do so much of what the best does. */
const FIRST = 2;
const USEFUL = 0.4;
/** Loads that a domino is measured by: the nearest to a hub. */
const LOADS = 4;

/** How much of its worth a load has when so many squares are missing on its way to a hub. */
const BY_GAP = [1, 0.56, 0.46, 0.35, 0.28, 0.21, 0.16, 0.12, 0.09, 0.07, 0.05, 0.04, 0.03] as const;
/** How much of it is left when the way leads over a half with so many pips: from five on it has to stop there. */
const BY_PIPS = [1, 1, 0.97, 0.9, 0.8, 0.65, 0.5] as const;
/** Squares that a load has to go around a half it can't pass. */
const AROUND = 2;
/** What joining nothing costs for each square between the domino and any way worth building: of two useless places, the farther. */
const APART = 0.0005;

const gaps = Array.from({ length: LOADS }, () => new Gaps());
const distances = new Uint8Array(LOADS);
const weights = new Float64Array(LOADS);
let measured = 0;

/** Measures the table for the suit whose turn it is: how far each square is from the hubs, and from what is cut off. */
function measure(s: State): void {
  listCutOff(s, NEUTRAL);
  spreadFromHubs(s, isEveryoneFound);
  const order = cutOff
    .map((one) => ({ ...one, gap: Math.max(1, fromHubs.squares[one.space]) }))
    .sort((a, b) => b.weight * byGap(b.gap) - a.weight * byGap(a.gap));
  measured = 0;
  for (const { space, weight, gap } of order.slice(0, LOADS)) {
    distances[measured] = gap;
    weights[measured] = weight;
    gaps[measured].begin();
    gaps[measured].from(space);
    // Squares farther from it than the hubs are can't make its way shorter.
    gaps[measured].spread(s, Math.min(WIDEST, gap + 1));
    measured++;
  }
}

/** How much of the worth of all freight is lost because it is cut off: what others were joining is not taken up for little. */
export function isolation(s: State): number {
  listCutOff(s, OTHERS);
  spreadFromHubs(s, isEveryoneFound);
  let sum = 0;
  for (const { space, weight } of cutOff) sum += weight * (1 - byGap(Math.max(1, fromHubs.squares[space])));
  return sum;
}

const isEveryoneFound = (gap: number) => cutOff.every(({ space }) => fromHubs.squares[space] <= gap);

function byGap(gap: number): number {
  return BY_GAP[Math.min(BY_GAP.length - 1, gap)];
}

/** What this domino does for the freight that is cut off: shorter ways, or longer ones where it stands in the way. */
function worth(move: Move): number {
  const domino = dominoOf(move);
  const low = placeOf(move);
  const high = low + STEPS[facingOf(move)];
  const byLow = BY_PIPS[LOW[domino]];
  const byHigh = BY_PIPS[HIGH[domino]];
  const hubsLow = fromHubs.squares[low];
  const hubsHigh = fromHubs.squares[high];
  let sum = APART * Math.min(FAR, hubsLow);
  for (let i = 0; i < measured; i++) {
    const { squares } = gaps[i];
    const was = distances[i];
    const overBoth = Math.min(squares[low] + hubsHigh, squares[high] + hubsLow) - 2;
    const overLow = squares[low] + hubsLow - 2;
    const overHigh = squares[high] + hubsHigh - 2;
    let now = overLow < was - 1 && overHigh < was - 1 && byLow * byHigh < 0.6 ? byGap(was + AROUND) : byGap(was);
    if (overBoth < was) now = Math.max(now, byGap(Math.max(0, overBoth)) * byLow * byHigh);
    if (overLow < was) now = Math.max(now, byGap(Math.max(0, overLow)) * byLow);
    if (overHigh < was) now = Math.max(now, byGap(Math.max(0, overHigh)) * byHigh);
    sum += weights[i] * (now - byGap(was));
  }
  return sum;
}

/** Pips of the lower and of the higher half, from 0-0, 0-1 … to 6-6. */
const LOW: number[] = [];
const HIGH: number[] = [];
for (let low = 0; low <= 6; low++) {
  for (let high = low; high <= 6; high++) {
    LOW.push(low);
    HIGH.push(high);
  }
}

/** Dominoes there are. */
const DOMINOES = 28;

const worths = new Float64Array(DOMINOES);
const codes = new Int32Array(DOMINOES);

/** Adds the most promising of these builds, best first. */
export function addBuilds(s: State, all: MoveList, from: number, to: number, most: number, out: MoveList): void {
  measure(s);
  let kept = 0;
  for (let i = from; i < to; i++) kept = insert(all.codes[i], worth(all.codes[i]), kept, most);
  for (let i = 0; i < kept; i++) if (i < FIRST || worths[i] >= USEFUL * worths[0]) out.add(codes[i]);
}

/** Of these builds the best, and what it does for the freight that is cut off. */
export const bestBuild = { move: -1 as Move, worth: 0 };

export function findBestBuild(s: State, all: MoveList, from: number, to: number): void {
  measure(s);
  bestBuild.move = -1;
  bestBuild.worth = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const value = worth(all.codes[i]);
    if (value <= bestBuild.worth) continue;
    bestBuild.worth = value;
    bestBuild.move = all.codes[i];
  }
}

/** Into the best `most`, and how many they are now. */
function insert(code: Move, value: number, kept: number, most: number): number {
  if (kept === most && value <= worths[kept - 1]) return kept;
  const size = Math.min(most, kept + 1);
  let at = size - 1;
  for (; at > 0 && worths[at - 1] < value; at--) {
    worths[at] = worths[at - 1];
    codes[at] = codes[at - 1];
  }
  worths[at] = value;
  codes[at] = code;
  return size;
}

/** Dominoes that are looked at as the one to take up; every one while nothing is shipped. */
const LIFTS = 8;
const DRY = 2;
/** How many pips a domino that joins something is as good as, to be left where it is. */
const JOINING = 20;
/** Adds the most promising of these lifts, best first: those that join nothing, and of these the ones with the fewest pips. */
export function addLifts(s: State, all: MoveList, out: MoveList): void {
  let kept = 0;
  for (let i = 0; i < all.size && kindOf(all.codes[i]) <= LIFT; i++) {
    if (kindOf(all.codes[i]) !== LIFT) continue;
    const domino = placeOf(all.codes[i]);
    const value = -LOW[domino] - HIGH[domino] - (joins(s, domino) ? JOINING : 0);
    kept = insert(all.codes[i], value, kept, s.dry < DRY ? LIFTS : DOMINOES);
  }
  for (let i = 0; i < kept; i++) out.add(codes[i]);
}

/** Something would come apart without it. */
function joins(s: State, domino: number): boolean {
  const low = s.dominoAt[domino];
  const high = low + STEPS[s.facing[domino]];
  let beside = -1;
  for (const half of [low, high]) {
    const n = neighbours(s, half);
    for (let i = 0; i < n; i++) {
      if (near[i] === low || near[i] === high || near[i] === beside) continue;
      if (beside >= 0) return true;
      beside = near[i];
    }
  }
  return false;
}
