import type { Seat } from '@waybill/kernel';
import { TRIO } from './dice.ts';

export const SEATS = 2;
export const PORTS = 3;

/** Letter = column, left to right; digit = row, top to bottom. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type CellName = (typeof CELLS)[number];
/** A cell as an index into `CELLS`. */
export type Cell = number;

/** −1 if there is no cell of that name. */
export function cellIndex(name: string): Cell {
  return (CELLS as readonly string[]).indexOf(name);
}

/** HA-1.1: seat 0's ports face the rows, seat 1's the columns. */
export function stripOf(seat: Seat, cell: Cell): number {
  return seat === 0 ? Math.floor(cell / 3) : cell % 3;
}

/** What people call it: seat 0's by the row it faces, seat 1's by the column. */
export const portName = (seat: Seat, port: number): string => CELLS[stripCell(seat, port, 0)][seat === 0 ? 1 : 0];

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

/** By cell: the cells beside it, one bit each. */
export const BESIDE = Int32Array.from(CELLS, (_, from) =>
  CELLS.reduce((mask, _cell, to) => (adjacent(from, to) ? mask | (1 << to) : mask), 0),
);

/** By seat * 3 + port: the cells of its strip, one bit each. */
export const STRIPS = Int32Array.from({ length: SEATS * PORTS }, (_, at) =>
  stripCells(Math.floor(at / PORTS), at % PORTS).reduce((mask, cell) => mask | (1 << cell), 0),
);

/** The lowest cell of a set that has one. */
export function lowest(cells: number): Cell {
  return 31 - Math.clz32(cells & -cells);
}

/** The three pairs of ports that can be swapped. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
