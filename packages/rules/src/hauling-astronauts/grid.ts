import type { Seat } from '../kernel/index.ts';
import { TRIO } from './dice.ts';

export const SEATS = 2;
export const PORTS = 3;

/** Letter = column, left to right; digit = row, top to bottom. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type CellName = (typeof CELLS)[number];
/** A cell as an index into `CELLS`. */
export type Cell = number;

/** HA-1.1: seat 0's ports face the rows, seat 1's the columns. */
export function stripOf(seat: Seat, cell: Cell): number {
  return seat === 0 ? Math.floor(cell / 3) : cell % 3;
}

/** The nth cell of a loading strip, n = 0, 1, 2 from the port on. */
export function stripCell(seat: Seat, port: number, n: number): Cell {
  return seat === 0 ? port * 3 + n : n * 3 + port;
}

export function stripCells(seat: Seat, port: number): Cell[] {
  return Array.from({ length: TRIO }, (_, n) => stripCell(seat, port, n));
}

export function adjacent(from: Cell, to: Cell): boolean {
  return Math.abs((from % 3) - (to % 3)) + Math.abs(Math.floor(from / 3) - Math.floor(to / 3)) === 1;
}

const steps = Array.from({ length: 81 }, (_, code) => [Math.floor(code / 9), code % 9]).filter(([from, to]) =>
  adjacent(from, to),
);

/** Every step on the grid: the nth is from `STEP_FROM[n]` to `STEP_TO[n]`. */
export const STEPS = steps.length;
export const STEP_FROM = Uint8Array.from(steps, ([from]) => from);
export const STEP_TO = Uint8Array.from(steps, ([, to]) => to);

/** The three pairs of ports that can be swapped. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
