import { TILES } from '@waybill/kernel/piecepack';
import { type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { CHEAP } from './needs.ts';
import { canStand, Steps } from './steps.ts';
import { copied, isHub, near, neighbours, officialMove, SQUARES } from './table.ts';
import { Ways } from './ways.ts';

/** Regions an official may go to, beside the hubs: the nearest. */
const REGIONS = 3;

const steps = new Steps();
const ways = new Ways();
const met = new Uint8Array(SQUARES);
const seen: number[] = [];

/** Of each of the nearest regions the half closest to the official where it may stop. */
export function nearRegions(s: State, points: number): number[] {
  const from = s.officials[s.suit];
  const halves: number[] = [];
  steps.from(s, from);
  met.fill(0);
  if (from >= TILES) markRegion(s, from);
  for (let away = 1; away <= points && halves.length < REGIONS; away++) {
    for (let half = TILES; half < SQUARES && halves.length < REGIONS; half++) {
      if (steps.count[half] !== away || met[half] || !canStand(s, half)) continue;
      markRegion(s, half);
      halves.push(half);
    }
  }
  return halves;
}

/** SI-3.2 */
function markRegion(s: State, from: number): void {
  seen.length = 0;
  seen.push(from);
  met[from] = 1;
  for (const half of seen) {
    const n = neighbours(s, half);
    for (let i = 0; i < n; i++) {
      if (near[i] < TILES || met[near[i]]) continue;
      met[near[i]] = 1;
      seen.push(near[i]);
    }
  }
}

let table: State | null = null;

/** SI-3.3: the half from which the official opens ways for most freight of its suit; −1 where it opens none. */
export function openingHalf(s: State, points: number): number {
  let most = openWays(s);
  let best = -1;
  for (const half of nearRegions(s, points)) {
    table = copied(s, table);
    shipIt.play(table, officialMove(half));
    const open = openWays(table);
    if (open <= most) continue;
    most = open;
    best = half;
  }
  return best;
}

/** Freight of the suit on turn that a cheap way leads from to a hub. */
function openWays(s: State): number {
  ways.forSuit(s, s.suit);
  ways.toAnyHub(s);
  let open = 0;
  for (let load = 0; load < s.count; load++) {
    const space = s.space[load];
    if (s.loadSuit[load] === s.suit && space >= 0 && !isHub(s, space) && ways.pipstop[space] <= CHEAP) open++;
  }
  return open;
}
