import { SUITS, TILES } from '@waybill/kernel/piecepack';
import { HIGHEST_PIPS } from './dominoes.ts';
import { readLoad } from './loads.ts';
import { isHalf } from './network.ts';
import { canStand, officialCost, UNREACHED } from './officials.ts';
import { canStop, reach } from './reach.ts';
import { FULL, profits, sumAt } from './score.ts';
import { CLOSED, type State } from './state.ts';
import { SHIP_SUITS, tileCode, tileIndex } from './suits.ts';
import { flood, survey } from './survey.ts';
import { type Space, SQUARES, spaceName } from './table.ts';
import { bySuit } from './view.ts';
import type { BySuit } from './view-types.ts';

/** What boards and bots ask about a position; nothing here depends on a hidden rank. */

const marks = new Uint8Array(SQUARES);
const spaces = new Int16Array(SQUARES);

/** Where a load may stop with this pip-stop, whoever's turn it is. */
export function haulReach(s: State, id: string, pipstop: number): string[] {
  const load = readLoad(s, id);
  if (load < 0 || s.space[load] < 0) return [];
  survey(s, s.loadSuit[load], marks);
  const n = reach(s, s.space[load], pipstop, marks, spaces);
  return Array.from(spaces.subarray(0, n))
    .filter((space) => canStop(space, marks))
    .map(spaceName);
}

/** The lowest pip-stop that brings a load to each space it can get to. */
export function haulCosts(s: State, id: string): Map<string, number> {
  const costs = new Map<string, number>();
  for (let pipstop = 0; pipstop <= HIGHEST_PIPS; pipstop++) {
    for (const space of haulReach(s, id, pipstop)) if (!costs.has(space)) costs.set(space, pipstop);
  }
  return costs;
}

/** What each space would cost the official of the suit to move, also beyond the points left. */
export function officialCosts(s: State): Map<string, number> {
  const costs = new Map<string, number>();
  for (const space of allSpaces(s)) {
    const cost = officialCost(s, space);
    if (cost > 0 && cost !== UNREACHED && canStand(s, space)) costs.set(spaceName(space), cost);
  }
  return costs;
}

function allSpaces(s: State): Space[] {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  return [...tiles, ...halves(s)];
}

function halves(s: State): Space[] {
  return Array.from(s.cell.keys()).filter((square) => isHalf(s, square));
}

export interface Region {
  readonly halves: readonly string[];
  /** The suits whose officials are in it. */
  readonly officials: readonly string[];
  /** SI-3.2: the suits whose freight is kept out. */
  readonly closedTo: readonly string[];
}

export function regions(s: State): Region[] {
  const seen = new Uint8Array(SQUARES);
  const found: Region[] = [];
  for (const half of halves(s)) {
    if (seen[half]) continue;
    const before = Uint8Array.from(seen);
    flood(s, half, 1, seen);
    found.push(
      regionOf(
        s,
        Array.from(seen.keys()).filter((square) => seen[square] && !before[square]),
      ),
    );
  }
  return found;
}

function regionOf(s: State, squares: readonly Space[]): Region {
  const officials = SHIP_SUITS.filter((_, suit) => squares.includes(s.officials[suit]));
  const closedTo = officials.length === 0 ? [] : SHIP_SUITS.filter((code) => !officials.includes(code));
  return { halves: squares.map(spaceName), officials, closedTo };
}

export interface HubSum {
  readonly hub: string;
  readonly sum: number;
  /** What is missing before it ships. */
  readonly missing: number;
}

export function hubSums(s: State): BySuit<HubSum | null> {
  return bySuit((suit) => {
    if (s.hubs[suit] === CLOSED) return null;
    const hub = suit * 6 + s.hubs[suit];
    const sum = sumAt(s, hub);
    return { hub: tileCode(hub), sum, missing: Math.max(0, FULL - sum) };
  });
}

/** What a shipment of the freight now on a hub would pay each suit, if this suit triggered it. */
export function shipmentPays(s: State, hub: string, trigger: string): BySuit<number> {
  const out = new Int16Array(SUITS);
  profits(s, tileIndex(hub), SHIP_SUITS.indexOf(trigger), out);
  return bySuit((suit) => out[suit]);
}
