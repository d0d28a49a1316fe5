import { TILES } from '@waybill/kernel/piecepack';
import { MOST_NEIGHBOURS, neighbours } from './network.ts';
import type { State } from './state.ts';
import { BARRED, HELD, LADEN, SHUT } from './survey.ts';
import { rankOf, type Space, SQUARES } from './table.ts';

const near = new Int16Array(MOST_NEIGHBOURS);
const seen = new Uint8Array(SQUARES);

/**
 * SI-2.6, SI-2.7, SI-3.1 to SI-3.3: writes every space that freight can enter from here, also those where it may not
 * stop, and returns how many. `marks` are those of its suit's survey; `closed` says which of them keep it out.
 */
export function reach(
  s: State,
  from: Space,
  pipstop: number,
  marks: Uint8Array,
  out: Int16Array,
  closed = BARRED | SHUT,
): number {
  seen.fill(0);
  seen[from] = 1;
  // SI-3.2: freight in a closed region leaves it by a tile or not at all.
  const byTile = from >= TILES && (marks[from] & closed & SHUT) !== 0;
  let reached = enter(s, from, byTile, marks, closed, out, 0);
  for (let i = 0; i < reached; i++) {
    if (passValue(s, out[i], marks) < pipstop) reached = enter(s, out[i], false, marks, closed, out, reached);
  }
  return reached;
}

/** The spaces beside this one that were not entered yet and are not closed. */
function enter(
  s: State,
  from: Space,
  byTile: boolean,
  marks: Uint8Array,
  closed: number,
  out: Int16Array,
  reached: number,
): number {
  let size = reached;
  const n = neighbours(s, from, near);
  for (let i = 0; i < n; i++) {
    const to = near[i];
    if (seen[to] || (to >= TILES && (byTile || marks[to] & closed))) continue;
    seen[to] = 1;
    out[size++] = to;
  }
  return size;
}

/** SI-2.6, SI-2.7, SI-3.1: what a space counts for freight that passes. */
export function passValue(s: State, space: Space, marks: Uint8Array): number {
  if (space < TILES) return rankOf(space);
  return marks[space] & (HELD | LADEN) ? 0 : s.cell[space];
}

/** SI-2.7, SI-3.1: freight stops on tiles, and on halves that hold nothing, or only freight where there is room for more. */
export const canStop = (space: Space, marks: Uint8Array): boolean => space < TILES || !(marks[space] & (HELD | BARRED));
