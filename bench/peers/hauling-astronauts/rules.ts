import { CELLS, DOCKS, NEIGHBOURS, PORTS, STRIPS, TRANSPORTS, type TransportId } from './sheet.ts';

export interface Die {
  pips: number;
  shifted: boolean;
}

export interface HaulingState {
  available: number;
  booked: number[];
  /** By cell, row by row. */
  grid: (Die | null)[];
  /** By seat and port; null once departed. */
  ports: (TransportId | null)[][];
  docks: ({ seat: number; transport: TransportId } | null)[];
  scores: number[];
  /** HA-2.5: all nine cells have been full at the same time. */
  window: boolean;
  /** HA-1.3: nobody has rolled yet. */
  mustRoll: boolean;
  rolled: boolean;
  placed: boolean;
  /** HA-2.9: turns in a row with no die placed and no departure. */
  quiet: number;
}

const TRIO = 3;
const PATIENCE = 4;

/** HA-3.1 */
export function hasDeparted(G: HaulingState, seat: number): boolean {
  return G.ports[seat].every((transport) => transport === null);
}

/** HA-2.1 */
export function canRoll(G: HaulingState): boolean {
  return !G.rolled && G.available >= TRIO;
}

/** HA-2.2, HA-2.3 */
function isOpen(G: HaulingState, seat: number, cell: number): boolean {
  if (G.grid[cell] !== null) return false;
  const port = seat === 0 ? Math.floor(cell / 3) : cell % 3;
  return G.ports[seat][port] !== null;
}

export function openCells(G: HaulingState, seat: number): number[] {
  return CELLS.filter((cell) => isOpen(G, seat, cell));
}

/** HA-2.9: nothing but placing will do. */
export function mustPlace(G: HaulingState, seat: number): boolean {
  return isPressed(G) && couldPlace(G, seat);
}

function isPressed(G: HaulingState): boolean {
  return G.quiet >= PATIENCE;
}

/** Now, or after a roll. */
function couldPlace(G: HaulingState, seat: number): boolean {
  return (G.booked.length > 0 || canRoll(G)) && CELLS.some((cell) => isOpen(G, seat, cell));
}

export function canPlace(G: HaulingState, seat: number, pips: number, cell: number): boolean {
  return !G.mustRoll && G.booked.includes(pips) && isOpen(G, seat, cell);
}

export function canShift(G: HaulingState, seat: number, from: number, to: number): boolean {
  if (G.mustRoll || mustPlace(G, seat)) return false;
  return G.grid[from]?.shifted === false && NEIGHBOURS[from].includes(to) && isOpen(G, seat, to);
}

export function canSwap(G: HaulingState, seat: number, a: number, b: number): boolean {
  if (G.mustRoll || mustPlace(G, seat)) return false;
  return a !== b && G.ports[seat][a] !== null && G.ports[seat][b] !== null;
}

/** HA-2.4: only with nothing else to do, now or after a roll. */
export function canPass(G: HaulingState, seat: number): boolean {
  if (G.mustRoll || couldPlace(G, seat)) return false;
  if (PORTS.filter((port) => G.ports[seat][port] !== null).length > 1) return false;
  return !CELLS.some((from) => NEIGHBOURS[from].some((to) => canShift(G, seat, from, to)));
}

/** HA-2.5 */
export function isReady(G: HaulingState, seat: number, port: number): boolean {
  return G.ports[seat][port] !== null && STRIPS[seat][port].every((cell) => G.grid[cell] !== null);
}

export function stripSum(G: HaulingState, seat: number, port: number): number {
  return STRIPS[seat][port].reduce((sum, cell) => sum + (G.grid[cell]?.pips ?? 0), 0);
}

function holds(dock: number, sum: number): boolean {
  return sum >= DOCKS[dock].min && sum <= DOCKS[dock].max;
}

/** HA-2.7: the free docks whose range holds the sum, or else all free docks. */
export function docksFor(G: HaulingState, sum: number): number[] {
  const free = DOCKS.map((_, dock) => dock).filter((dock) => G.docks[dock] === null);
  const matching = free.filter((dock) => holds(dock, sum));
  return matching.length > 0 ? matching : free;
}

/** HA-2.6, HA-2.7 */
export function earnings(transport: TransportId, dock: number, sum: number): number {
  const { profit, takes } = TRANSPORTS[transport];
  return (takes(sum) ? profit : 0) + (holds(dock, sum) ? DOCKS[dock].bonus : 0);
}

/** HA-2.9 */
export function canStay(G: HaulingState): boolean {
  return G.placed || !isPressed(G);
}
