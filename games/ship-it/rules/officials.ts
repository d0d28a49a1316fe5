import { TILES } from '@waybill/kernel/piecepack';
import { officialMove, placeOf } from './codes.ts';
import { loadAt } from './loads.ts';
import { MOST_NEIGHBOURS, neighbours } from './network.ts';
import { hubHere, ship } from './shipments.ts';
import { OFFICIALS, type State } from './state.ts';
import type { Step } from './step.ts';
import { type Space, SQUARES } from './table.ts';

/** No way leads there. */
export const UNREACHED = 255;

const costs = new Uint8Array(SQUARES);
const queue = new Int16Array(SQUARES);
const near = new Int16Array(MOST_NEIGHBOURS);

/** SI-2.5 and SI-3.4. */
export const moving: Step = {
  offers(s, out) {
    if (s.phase > OFFICIALS || s.points === 0) return;
    const n = explore(s, s.officials[s.suit], s.points);
    for (let i = 1; i < n; i++) if (canStand(s, queue[i])) out.add(officialMove(queue[i]));
  },
  plays(s, move) {
    const to = placeOf(move);
    explore(s, s.officials[s.suit], s.points);
    s.phase = OFFICIALS;
    s.points -= costs[to];
    s.officials[s.suit] = to;
    if (hubHere(s, to) && hasOwn(s, to)) ship(s, to);
  },
};

/** Fills `costs` as far as `points` go, and `queue` with the spaces reached; returns how many. */
function explore(s: State, from: Space, points: number): number {
  costs.fill(UNREACHED);
  costs[from] = 0;
  queue[0] = from;
  let size = 1;
  for (let i = 0; i < size && costs[queue[i]] < points; i++) {
    const n = neighbours(s, queue[i], near);
    for (let j = 0; j < n; j++) {
      if (costs[near[j]] !== UNREACHED) continue;
      costs[near[j]] = costs[queue[i]] + 1;
      queue[size++] = near[j];
    }
  }
  return size;
}

/** What moving the official of the suit to move to a space costs, or UNREACHED. */
export function officialCost(s: State, to: Space): number {
  explore(s, s.officials[s.suit], UNREACHED);
  return costs[to];
}

/** SI-2.5: where an official may stop. */
export function canStand(s: State, space: Space): boolean {
  return space < TILES || (loadAt(s, space) < 0 && !s.officials.includes(space));
}

/** SI-3.4: freight of the suit to move, warehoused on this hub. */
function hasOwn(s: State, hub: Space): boolean {
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub && s.loadSuit[load] === s.suit) return true;
  return false;
}
