import type { Move } from '@waybill/kernel';
import type { Direction, Space, Square } from './table.ts';

/** A move is its kind in the high bits, and below what it is about. */
export const DONE = 0;
export const BUY = 1;
export const LIFT = 2;
export const BUILD = 3;
export const OFFICIAL = 4;
export const PIPSTOP = 5;
export const HAUL = 6;
export const TAKE = 7;

const KIND = 18;
const SPACE = 11;
const SPACES = (1 << SPACE) - 1;

export const kindOf = (move: Move): number => move >> KIND;
/** The space or square of a move; the domino of a lift, the value of a pip-stop, the load of a chip. */
export const placeOf = (move: Move): number => move & SPACES;

export const doneMove: Move = DONE << KIND;
export const buyMove: Move = BUY << KIND;
export const liftMove = (domino: number): Move => (LIFT << KIND) | domino;
export const officialMove = (to: Space): Move => (OFFICIAL << KIND) | to;
export const pipstopMove = (value: number): Move => (PIPSTOP << KIND) | value;
export const takeMove = (load: number): Move => (TAKE << KIND) | load;

/** The square of the lower half, and the way the higher half lies. */
export const buildMove = (domino: number, square: Square, facing: Direction): Move =>
  (BUILD << KIND) | (((facing << 5) | domino) << SPACE) | square;
export const dominoOf = (move: Move): number => (move >> SPACE) & 31;
export const facingOf = (move: Move): Direction => (move >> (SPACE + 5)) & 3;

export const haulMove = (load: number, to: Space, warehouse: boolean): Move =>
  (HAUL << KIND) | (((warehouse ? 32 : 0) | load) << SPACE) | to;
export const loadOf = (move: Move): number => (move >> SPACE) & 31;
export const warehouseOf = (move: Move): boolean => ((move >> (SPACE + 5)) & 1) === 1;
