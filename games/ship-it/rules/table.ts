import { RANKS, TILES } from '@waybill/kernel/piecepack';
import { tileCode, tileIndex } from './suits.ts';

/** SI-1.2: three cities a column, and never more than one a tile: no table is higher or wider. */
export const ROWS = 20;
const COLUMNS = 6 * (TILES / 3) + 2;

/** Squares are numbered row by row with a border of one around the widest table, so that every square has four neighbours. */
export type Square = number;
const STRIDE = COLUMNS + 2;
export const SQUARES = STRIDE * (ROWS + 2);

/** Right, down, left, up; `(d + 2) & 3` is the other way. */
export const STEPS = [1, STRIDE, -1, -STRIDE] as const;
export type Direction = number;

/** A place for pieces: a tile by its number (0–23), a domino half by its square (all above 23). */
export type Space = number;
export const NOWHERE: Space = -1;
export const isTile = (space: Space): boolean => space < TILES;

export const squareAt = (x: number, y: number): Square => (y + 1) * STRIDE + x + 1;
export const columnOf = (square: Square): number => (square % STRIDE) - 1;
export const rowOf = (square: Square): number => ((square / STRIDE) | 0) - 1;
export const rankOf = (tile: number): number => tile % RANKS.length;
export const suitOf = (tile: number): number => (tile / RANKS.length) | 0;

export const squareName = (square: Square): string => `${columnOf(square)},${rowOf(square)}`;
export const spaceName = (space: Space): string => (isTile(space) ? tileCode(space) : squareName(space));

const squares = new Map<string, Square>();
for (let y = 0; y < ROWS; y++) {
  for (let x = 0; x < STRIDE - 2; x++) squares.set(`${x},${y}`, squareAt(x, y));
}

/** −1 where no table has such a square. */
export const readSquare = (text: unknown): Square => squares.get(text as string) ?? NOWHERE;

export function readSpace(text: unknown): Space {
  const tile = tileIndex(text);
  return tile >= 0 ? tile : readSquare(text);
}
