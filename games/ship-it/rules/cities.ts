import { TILES } from '@waybill/kernel/piecepack';
import { areaOf, sitesOf } from './sites.ts';
import { BESIDE, FREE, OFF, type State, TICK, WALL } from './state.ts';
import { type Square, STEPS, squareAt } from './table.ts';

/** SI-1.1: a tile's tick by the way it is turned. */
export const TICKS = ['nw', 'ne', 'sw', 'se'] as const;

/** SI-1.2: lays the tiles, in the order drawn, into cities. `turned` is each one's tick, by its place in the order. */
export function layCities(s: State, tiles: Uint8Array, turned: Uint8Array): void {
  s.drawn.set(tiles);
  s.near.fill(-1);
  const sites = sitesOf(tiles, s.winding);
  sites.forEach(({ nth, x, y }, i) => {
    s.tileAt[tiles[i]] = squareAt(x, y);
    s.tickAt[tiles[i]] = squareAt(x + (turned[i] & 1), y + (turned[i] >> 1));
    // The second tile lies beside the first, the third beside the second.
    if (nth > 0) join(s, tiles[i - 1], tiles[i]);
  });
  const { width, height } = areaOf(sites, s.winding);
  s.width = width;
  s.height = height;
  layTable(s);
}

function join(s: State, a: number, b: number): void {
  s.near[2 * a + (s.near[2 * a] < 0 ? 0 : 1)] = b;
  s.near[2 * b] = a;
}

function layTable(s: State): void {
  s.cell.fill(OFF);
  for (let y = 0; y < s.height; y++) s.cell.fill(FREE, squareAt(0, y), squareAt(s.width, y));
  for (let tile = 0; tile < TILES; tile++) {
    const at = s.tileAt[tile];
    for (let i = 0; i < 4; i++) cover(s, squareAt(0, i >> 1) - squareAt(0, 0) + at + (i & 1), WALL);
    s.cell[s.tickAt[tile]] = TICK + tile;
  }
}

/** Puts something on a square; the free squares around it are now beside something. */
export function cover(s: State, square: Square, cell: number): void {
  s.cell[square] = cell;
  for (let d = 0; d < 4; d++) {
    const near = square + STEPS[d];
    if (s.cell[near] === FREE) s.cell[near] = BESIDE;
  }
}

/** Takes a domino half off its square. */
export function uncover(s: State, square: Square): void {
  s.cell[square] = FREE;
  refresh(s, square);
  for (let d = 0; d < 4; d++) refresh(s, square + STEPS[d]);
}

export const isFree = (s: State, square: Square): boolean => s.cell[square] === FREE || s.cell[square] === BESIDE;

function refresh(s: State, square: Square): void {
  if (!isFree(s, square)) return;
  let cell = FREE;
  for (let d = 0; d < 4; d++) {
    const near = s.cell[square + STEPS[d]];
    if (near < FREE || near > OFF) cell = BESIDE;
  }
  s.cell[square] = cell;
}

/** Which of TICKS a tile shows. */
export function turnedOf(s: State, tile: number): number {
  const off = s.tickAt[tile] - s.tileAt[tile];
  return off > 1 ? 2 + (off & 1) : off;
}
