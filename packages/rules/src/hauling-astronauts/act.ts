import type { Move, MoveList } from '../kernel/index.ts';
import { DICE, type Die, SHIFTED, TRIO } from './dice.ts';
import { type Cell, PAIRS, PORTS, STEP_FROM, STEP_TO, STEPS, stripCell } from './grid.ts';
import {
  isPlace,
  isShift,
  isSwap,
  PASS,
  placedCell,
  placedDie,
  placing,
  ROLL,
  SWAP,
  shiftedFrom,
  shiftedTo,
  shifting,
} from './move.ts';
import { availableDice, isDocked, ROLLING, type State } from './state.ts';

/** HA-2.9: how many quiet turns in a row are borne. */
export const PATIENCE = 4;

/** HA-1.3: the first turn of the match starts with a roll. */
export function rollIsDue(s: State): boolean {
  return s.turn === 1 && !s.rolled;
}

/** HA-2.1 */
export function canRoll(s: State): boolean {
  return !s.rolled && availableDice(s) >= TRIO;
}

/** HA-2.2, HA-2.3: the open cells of strips whose transport is still at its port, one bit each. */
export function openMask(s: State): number {
  let mask = 0;
  for (let port = 0; port < PORTS; port++) {
    if (!isDocked(s, s.seat, port)) continue;
    for (let n = 0; n < TRIO; n++) {
      const cell = stripCell(s.seat, port, n);
      if (s.grid[cell] === 0) mask |= 1 << cell;
    }
  }
  return mask;
}

/** Now, or after a roll. */
export function couldPlace(s: State): boolean {
  return (s.waiting > 0 || canRoll(s)) && openMask(s) !== 0;
}

/** HA-2.9 */
export function isPressed(s: State): boolean {
  return s.quiet >= PATIENCE;
}

/** HA-2.9: nothing but placing will do. */
export function mustPlace(s: State): boolean {
  return isPressed(s) && couldPlace(s);
}

/** HA-2.2: a die that has not been turned, and an open cell beside it. */
function canStep(s: State, step: number, open: number): boolean {
  const die = s.grid[STEP_FROM[step]];
  return die !== 0 && die < SHIFTED && ((open >> STEP_TO[step]) & 1) === 1;
}

export function canSwap(s: State, pair: number): boolean {
  return isDocked(s, s.seat, PAIRS[pair][0]) && isDocked(s, s.seat, PAIRS[pair][1]);
}

/** HA-2.2: could the player place, shift or swap at once, were there no HA-2.9? */
export function hasAction(s: State): boolean {
  for (let pair = 0; pair < PAIRS.length; pair++) if (canSwap(s, pair)) return true;
  const open = openMask(s);
  if (open !== 0 && s.waiting > 0) return true;
  for (let step = 0; step < STEPS; step++) if (canStep(s, step, open)) return true;
  return false;
}

export function offerAct(s: State, out: MoveList): void {
  if (canRoll(s)) out.add(ROLL);
  if (rollIsDue(s)) return;
  const rolls = out.size;
  const open = openMask(s);
  if (open !== 0) offerPlaces(s, open, out);
  if (mustPlace(s)) return;
  if (open !== 0) offerShifts(s, open, out);
  for (let pair = 0; pair < PAIRS.length; pair++) if (canSwap(s, pair)) out.add(SWAP + pair);
  // HA-2.4
  if (out.size === rolls && !couldPlace(s)) out.add(PASS);
}

function offerPlaces(s: State, open: number, out: MoveList): void {
  let left = s.waiting;
  for (let die = 1; left > 0; die++) {
    if (s.booked[die] === 0) continue;
    left -= s.booked[die];
    for (let cell = 0; cell < DICE; cell++) if ((open >> cell) & 1) out.add(placing(die, cell));
  }
}

function offerShifts(s: State, open: number, out: MoveList): void {
  for (let step = 0; step < STEPS; step++) {
    if (canStep(s, step, open)) out.add(shifting(STEP_FROM[step], STEP_TO[step]));
  }
}

export function startRoll(s: State): void {
  s.step = ROLLING;
}

export function playAction(s: State, move: Move): void {
  if (isPlace(move)) place(s, placedDie(move), placedCell(move));
  else if (isShift(move)) shift(s, shiftedFrom(move), shiftedTo(move));
  else if (isSwap(move)) swap(s, PAIRS[move - SWAP]);
}

function place(s: State, die: Die, cell: Cell): void {
  s.booked[die]--;
  s.waiting--;
  s.grid[cell] = die;
  s.placed = true;
}

function shift(s: State, from: Cell, to: Cell): void {
  s.grid[to] = s.grid[from] | SHIFTED;
  s.grid[from] = 0;
}

function swap(s: State, pair: readonly [number, number]): void {
  const a = s.seat * PORTS + pair[0];
  const b = s.seat * PORTS + pair[1];
  const held = s.ports[a];
  s.ports[a] = s.ports[b];
  s.ports[b] = held;
}
