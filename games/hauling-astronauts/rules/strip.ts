import type { Seat } from '@waybill/kernel';
import { kindOf, pipsOf, TRIO } from './dice.ts';
import { PORTS, stripCell } from './grid.ts';
import { isDocked, type State } from './state.ts';

/** Pips on the dice of a loading strip so far. */
export function stripSum(s: State, seat: Seat, port: number): number {
  let sum = 0;
  for (let n = 0; n < TRIO; n++) sum += pipsOf(s.grid[stripCell(seat, port, n)]);
  return sum;
}

export function openCells(s: State, seat: Seat, port: number): number {
  let open = 0;
  for (let n = 0; n < TRIO; n++) if (s.grid[stripCell(seat, port, n)] === 0) open++;
  return open;
}

/** Is a die of this kind on the strip? */
export function carries(s: State, seat: Seat, port: number, kind: number): boolean {
  for (let n = 0; n < TRIO; n++) if (kindOf(s.grid[stripCell(seat, port, n)]) === kind) return true;
  return false;
}

/** HA-2.5: a docked transport with three dice before it. */
export function isReady(s: State, seat: Seat, port: number): boolean {
  return isDocked(s, seat, port) && openCells(s, seat, port) === 0;
}

export function anyReady(s: State, seat: Seat): boolean {
  for (let port = 0; port < PORTS; port++) if (isReady(s, seat, port)) return true;
  return false;
}
