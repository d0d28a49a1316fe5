import { SUITS, TILES } from '@waybill/kernel/piecepack';
import { MOST_NEIGHBOURS, neighbours } from './network.ts';
import type { State } from './state.ts';
import { type Space, SQUARES } from './table.ts';

/** SI-2.7, SI-3.1: holds freight or the suit's own official: counts 0, and nothing stops there. */
export const HELD = 1;
/** SI-3.1: under another suit's official. */
export const BARRED = 2;
/** SI-3.2: in a region closed to the suit. */
export const SHUT = 4;
const OPEN = 8;
/** SI-2.7, option `halves`: holds freight, so it counts 0, but more may stop there. */
export const LADEN = 16;

const queue = new Int16Array(SQUARES);
const near = new Int16Array(MOST_NEIGHBOURS);

/** Writes what each half is to freight of this suit, as bits. */
export function survey(s: State, suit: number, marks: Uint8Array): void {
  marks.fill(0);
  const laden = s.many ? LADEN : HELD;
  for (let load = 0; load < s.count; load++) if (s.space[load] >= TILES) marks[s.space[load]] |= laden;
  for (let other = 0; other < SUITS; other++) {
    if (s.officials[other] >= TILES) marks[s.officials[other]] |= other === suit ? HELD : BARRED;
  }
  // SI-3.3: the suit's own official keeps its region open.
  if (s.officials[suit] >= TILES) flood(s, s.officials[suit], OPEN, marks);
  for (let other = 0; other < SUITS; other++) {
    const at = s.officials[other];
    if (at >= TILES && !(marks[at] & (OPEN | SHUT))) flood(s, at, SHUT, marks);
  }
}

/** SI-3.2: marks a region, the halves connected without passing a tile. */
export function flood(s: State, from: Space, mark: number, marks: Uint8Array): void {
  marks[from] |= mark;
  queue[0] = from;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const n = neighbours(s, queue[i], near);
    for (let j = 0; j < n; j++) {
      if (near[j] < TILES || marks[near[j]] & mark) continue;
      marks[near[j]] |= mark;
      queue[size++] = near[j];
    }
  }
}
