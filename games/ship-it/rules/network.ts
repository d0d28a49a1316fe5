import { TILES } from '@waybill/kernel/piecepack';
import { HIGHEST_PIPS } from './dominoes.ts';
import { type State, TICK } from './state.ts';
import { type Space, type Square, STEPS } from './table.ts';

/** A tile has up to two halves and two tiles beside it, a half four spaces. */
export const MOST_NEIGHBOURS = 4;

export const isHalf = (s: State, square: Square): boolean => s.cell[square] <= HIGHEST_PIPS;

export function isSpace(s: State, space: Space): boolean {
  return space >= 0 && (space < TILES || isHalf(s, space));
}

/** SI-2.5: writes the neighbours of a space and returns how many there are. */
export function neighbours(s: State, space: Space, out: Int16Array): number {
  return space < TILES ? besideTile(s, space, out) : besideHalf(s, space, out);
}

function besideHalf(s: State, square: Square, out: Int16Array): number {
  let n = 0;
  for (let d = 0; d < 4; d++) {
    const near = square + STEPS[d];
    const cell = s.cell[near];
    if (cell <= HIGHEST_PIPS) out[n++] = near;
    else if (cell >= TICK) out[n++] = cell - TICK;
  }
  return n;
}

function besideTile(s: State, tile: number, out: Int16Array): number {
  const tick = s.tickAt[tile];
  let n = 0;
  for (let d = 0; d < 4; d++) {
    const near = tick + STEPS[d];
    if (s.cell[near] <= HIGHEST_PIPS) out[n++] = near;
  }
  for (let i = 2 * tile; i < 2 * tile + 2; i++) if (s.near[i] >= 0) out[n++] = s.near[i];
  return n;
}
