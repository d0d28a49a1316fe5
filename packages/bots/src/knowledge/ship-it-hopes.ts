import type { ShipItState as State } from '@waybill/rules/ship-it';
import { FAR, Gaps } from './ship-it-gaps.ts';
import { Steps, UNREACHED } from './ship-it-steps.ts';
import { chipsOf, FULL, hubOf, isHub, rankOf, SUITS } from './ship-it-table.ts';
import { NEVER, Ways } from './ship-it-ways.ts';

/** How much of its worth a load counts for, by the pip-stop it needs to a hub. */
const BY_PIPSTOP = [0.56, 0.54, 0.51, 0.47, 0.42, 0.36, 0.3] as const;
/** Of a load that no way leads from yet, and less for each square missing. */
const UNJOINED = 0.27;
const PER_GAP = 0.02;
/** Warehoused on a hub it waits for the rest of the shipment, or for the official. */
const WAITING = 0.45;
const SOON = 0.45;
/** Spaces an official goes in a turn that leaves points for freight. */
const WALK = 6;
/** A chip is a point more in every turn to come. */
const CHIP = 3;

/** Squares beyond which a gap is just wide. */
const WIDEST = 10;

const steps = new Steps();
const ways = new Ways();
const gaps = new Gaps();

/** What each suit may expect beyond its score: freight near the hubs, coins waiting on them, chips. */
export function hopes(s: State, out: Float64Array): void {
  measureGaps(s);
  for (let suit = 0; suit < SUITS; suit++) out[suit] = CHIP * chipsOf(s, suit) + freight(s, suit);
}

function measureGaps(s: State): void {
  gaps.begin();
  for (let suit = 0; suit < SUITS; suit++) if (hubOf(s, suit) >= 0) gaps.from(hubOf(s, suit));
  gaps.spread(s, WIDEST, (gap) => isEveryLoadFound(s, gap));
}

function isEveryLoadFound(s: State, gap: number): boolean {
  for (let load = 0; load < s.count; load++) if (s.space[load] >= 0 && gaps.squares[s.space[load]] > gap) return false;
  return true;
}

const worths = new Float64Array(20);

function freight(s: State, suit: number): number {
  worths.fill(0);
  ways.forSuit(s, suit);
  steps.from(s, s.officials[suit]);
  for (let other = 0; other < SUITS; other++) {
    const hub = hubOf(s, other);
    if (hub >= 0) towards(s, suit, hub);
  }
  let sum = 0;
  for (let load = 0; load < s.count; load++) if (s.loadSuit[load] === suit) sum += worths[load];
  return sum;
}

/** Raises what each load of the suit is worth to what this hub would make of it. */
function towards(s: State, suit: number, hub: number): void {
  ways.to(s, hub);
  const sum = waitingAt(s, hub);
  const home = hub < suit * 6 + 6 && hub >= suit * 6 ? 2 : 0;
  for (let load = 0; load < s.count; load++) {
    if (s.loadSuit[load] !== suit || s.space[load] < 0) continue;
    const pays = 1.4 * (s.rank[load] + 2 * rankOf(hub)) + home;
    worths[load] = Math.max(worths[load], pays * share(s, s.space[load], hub, sum));
  }
}

function share(s: State, space: number, hub: number, sum: number): number {
  if (space === hub) return WAITING + SOON * Math.max(Math.min(sum, FULL) / FULL, walk(hub));
  if (isHub(s, space)) return 0;
  const level = ways.pipstop[space];
  if (level < NEVER) return BY_PIPSTOP[level] + (0.1 * Math.min(sum, FULL)) / FULL;
  const gap = gaps.squares[space];
  return gap < FAR ? Math.max(0.02, UNJOINED - PER_GAP * gap) : 0.02;
}

/** How near the official is that could ship what waits there. */
function walk(hub: number): number {
  const away = steps.count[hub];
  if (away <= WALK) return 1;
  if (away < UNREACHED) return Math.max(0.5, 1 - 0.06 * (away - WALK));
  return 0;
}

function waitingAt(s: State, hub: number): number {
  let sum = rankOf(hub);
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub) sum += s.rank[load];
  return sum;
}
