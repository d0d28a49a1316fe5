import { type Move, type Seat } from '@waybill/kernel';
import { ownerOf, type ShipItState as State } from '../rules/index.ts';
import { FULL, haulMove, hubOf, isHub, rankOf, SUITS } from './table.ts';
import { NEVER, Ways } from './ways.ts';

export const LOADS = 20;
/** SI-4.2: what a shipment from a tile of the suit's own pays it. */
const HOME = 8;
/** A coin taken as a chip is a point more in each turn to come. */
const CHIP = 3;
/** How much the points of other seats weigh beside one's own. */
const THEIRS = 0.5;
/** What bringing a load to a hub that does not ship yet counts for, beside what it will pay there. */
const WAITS = 0.25;

/** Beside one's own load, what one of nobody's is worth on a hub that does not ship yet. */
const NEUTRAL = 0.2;

const ways = new Ways();
/** Hub's suit × load: the lowest pip-stop that brings it there; NEVER for loads that may not or can't. */
export const needs = new Uint8Array(SUITS * LOADS);
const used = new Uint8Array(LOADS);
const shipped = new Uint8Array(SUITS);
const picked = new Uint8Array(LOADS);
const sums = new Uint8Array(SUITS);

/** What the best hauls found with one pip-stop gain, how many they are, and the first of them. */
export const hauls = { gain: 0, count: 0, first: -1 as Move };

/** SI-2.6, SI-2.8 */
export function mayHaul(s: State, load: number): boolean {
  if (s.moved[load] !== 0 || s.space[load] < 0 || isHub(s, s.space[load])) return false;
  return s.loadSuit[load] === s.suit || ownerOf(s.seats, s.loadSuit[load]) < 0;
}

/** How far each load is from each hub, in pip-stops, and what is on the hubs; false when nothing may be hauled. */
export function survey(s: State): boolean {
  needs.fill(NEVER);
  sumUp(s);
  let any = false;
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit === s.suit || ownerOf(s.seats, suit) < 0) any = surveySuit(s, suit) || any;
  }
  return any;
}

function sumUp(s: State): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const hub = hubOf(s, suit);
    if (hub < 0) continue;
    sums[suit] = rankOf(hub);
    for (let load = 0; load < s.count; load++) if (s.space[load] === hub) sums[suit] += s.rank[load];
  }
}

function surveySuit(s: State, freight: number): boolean {
  let any = false;
  for (let load = 0; load < s.count && !any; load++) any = s.loadSuit[load] === freight && mayHaul(s, load);
  if (!any) return false;
  ways.forSuit(s, freight);
  for (let suit = 0; suit < SUITS; suit++) {
    const hub = hubOf(s, suit);
    if (hub < 0) continue;
    ways.to(s, hub);
    for (let load = 0; load < s.count; load++) {
      if (s.loadSuit[load] === freight && mayHaul(s, load)) needs[suit * LOADS + load] = ways.pipstop[s.space[load]];
    }
  }
  return true;
}

/** The haul to begin with under the pip-stop of this turn; −1 when no load gets to a hub. */
export function bestHaul(s: State): Move {
  if (!survey(s)) return -1;
  planHauls(s, s.pipstop, s.points, -1);
  return hauls.first;
}

/** After a survey: ships from the hubs that pay best for the hauls they take, and brings what it can to the others. */
export function planHauls(s: State, pipstop: number, most: number, except: number): void {
  hauls.gain = 0;
  hauls.count = 0;
  hauls.first = -1;
  used.fill(0);
  shipped.fill(0);
  if (except >= 0) shipped[except] = 1;
  let left = most;
  for (let turn = 0; turn < SUITS && left > 0; turn++) {
    let best = -1;
    let highestPay = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (shipped[suit] || hubOf(s, suit) < 0) continue;
      const count = pick(s, suit, pipstop, left);
      if (count === 0) continue;
      const pays = payOf(s, suit, count) / count;
      if (pays <= highestPay) continue;
      highestPay = pays;
      best = suit;
    }
    if (best < 0) break;
    left -= take(s, best, pipstop, left);
    shipped[best] = 1;
  }
  if (left > 0) bringOthers(s, pipstop, left);
}

/** The fewest loads that make this hub ship, the highest first, into `picked`; 0 if there are not enough. */
function pick(s: State, suit: number, pipstop: number, most: number): number {
  let sum = sums[suit];
  let count = 0;
  while (sum < FULL) {
    if (count === most) return 0;
    const load = highest(s, suit, pipstop, count);
    if (load < 0) return 0;
    picked[count++] = load;
    sum += s.rank[load];
  }
  return count;
}

function highest(s: State, suit: number, pipstop: number, count: number): number {
  let best = -1;
  for (let load = 0; load < s.count; load++) {
    if (used[load] || needs[suit * LOADS + load] > pipstop || isPicked(load, count)) continue;
    if (best < 0 || preference(s, load) > preference(s, best)) best = load;
  }
  return best;
}

/** One's own before what belongs to nobody and pays nobody. */
function preference(s: State, load: number): number {
  return s.rank[load] + (s.loadSuit[load] === s.suit ? FULL : 0);
}

function isPicked(load: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (picked[i] === load) return true;
  return false;
}

/** SI-4.2, for the suit on turn with the first `count` of the picked loads, less what it brings the other seats. */
export function payOf(s: State, suit: number, count: number): number {
  const hub = hubOf(s, suit);
  const seat = ownerOf(s.seats, s.suit);
  const each = 2 * rankOf(hub);
  let pays = suit === s.suit ? HOME : 0;
  for (let i = 0; i < count; i++) {
    if (s.loadSuit[picked[i]] === s.suit) pays += 2 * (s.rank[picked[i]] + each);
  }
  for (let load = 0; load < s.count; load++) {
    if (s.space[load] === hub) pays += (s.rank[load] + each) * shareOf(s, s.loadSuit[load], seat);
  }
  return pays + CHIP;
}

function shareOf(s: State, suit: number, seat: Seat): number {
  if (suit === s.suit) return 2;
  const owner = ownerOf(s.seats, suit);
  if (owner === seat) return 1;
  return owner < 0 ? 0 : -THEIRS;
}

function take(s: State, suit: number, pipstop: number, most: number): number {
  const count = pick(s, suit, pipstop, most);
  hauls.gain += payOf(s, suit, count);
  hauls.count += count;
  if (hauls.first < 0) hauls.first = haulMove(picked[0], hubOf(s, suit));
  for (let i = 0; i < count; i++) used[picked[i]] = 1;
  return count;
}

/** Points left over bring loads to hubs where they wait, the dearest first. */
function bringOthers(s: State, pipstop: number, points: number): void {
  for (let left = points; left > 0; left--) {
    let most = 0;
    let best = -1;
    let to = -1;
    for (let suit = 0; suit < SUITS; suit++) {
      const hub = hubOf(s, suit);
      if (hub < 0 || shipped[suit]) continue;
      for (let load = 0; load < s.count; load++) {
        if (used[load] || needs[suit * LOADS + load] > pipstop) continue;
        const own = s.loadSuit[load] === s.suit ? 1 : NEUTRAL;
        const pays = own * (s.rank[load] + 2 * rankOf(hub) + (suit === s.suit ? 1 : 0));
        if (pays <= most) continue;
        most = pays;
        best = load;
        to = hub;
      }
    }
    if (best < 0) return;
    hauls.gain += WAITS * most;
    hauls.count++;
    used[best] = 1;
    if (hauls.first < 0) hauls.first = haulMove(best, to);
  }
}
