import type { Move, MoveList } from '@waybill/kernel';
import { canRoll, canSwap, couldPlace, mustPlace, openMask, rollIsDue, stepsFrom } from './allowed.ts';
import { DICE, type Die, SHIFTED } from './dice.ts';
import { type Cell, lowest, PAIRS, PORTS } from './grid.ts';
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
import { ROLLING, type State } from './state.ts';

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
    for (let cells = open; cells !== 0; cells &= cells - 1) out.add(placing(die, lowest(cells)));
  }
}

function offerShifts(s: State, open: number, out: MoveList): void {
  for (let from = 0; from < DICE; from++) {
    for (let cells = stepsFrom(s, from, open); cells !== 0; cells &= cells - 1) out.add(shifting(from, lowest(cells)));
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
