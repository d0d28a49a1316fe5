import { TILES } from '@waybill/kernel/piecepack';
import type { ShipItState as State } from '../rules/index.ts';
import { near, neighbours, SQUARES } from './table.ts';

/** No way leads there. */
export const UNREACHED = 255;

const queue = new Int16Array(SQUARES);

/** SI-2.5: how many spaces an official is away from each space, passing everything. */
export class Steps {
  readonly count = new Uint8Array(SQUARES);

  from(s: State, space: number): void {
    const { count } = this;
    count.fill(UNREACHED);
    count[space] = 0;
    queue[0] = space;
    let size = 1;
    for (let i = 0; i < size && count[queue[i]] < UNREACHED - 1; i++) {
      const n = neighbours(s, queue[i]);
      for (let j = 0; j < n; j++) {
        if (count[near[j]] !== UNREACHED) continue;
        count[near[j]] = count[queue[i]] + 1;
        queue[size++] = near[j];
      }
    }
  }
}

/** SI-2.5: where an official may stop. */
export function canStand(s: State, space: number): boolean {
  return space < TILES || !(s.space.subarray(0, s.count).includes(space) || s.officials.includes(space));
}

/** SI-3.4: freight of the suit is warehoused there. */
export function isWaiting(s: State, suit: number, hub: number): boolean {
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub && s.loadSuit[load] === suit) return true;
  return false;
}
