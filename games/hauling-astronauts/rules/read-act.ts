import { type EventOf, type Move, type Refusal, refuse } from '@waybill/kernel';
import { canRoll, canSwap, couldPlace, hasAction, mustPlace } from './allowed.ts';
import { readDie, SHIFTED, TRIO } from './dice.ts';
import type { Events } from './events.ts';
import { adjacent, CELLS, type Cell, cellIndex, PAIRS, PORTS, stripOf } from './grid.ts';
import { PASS, placing, ROLL, SWAP, shifting } from './move.ts';
import { availableDice, isDocked, type State } from './state.ts';

/** HA-2.1 */
export function readRoll(s: State): Move | Refusal {
  if (canRoll(s)) return ROLL;
  return s.rolled ? refuse('HA-2.1', 'rolled') : refuse('HA-2.1', 'few-dice', { need: TRIO, have: availableDice(s) });
}

export function readPlace(s: State, event: EventOf<Events, 'place'>): Move | Refusal {
  const { pips, kind } = event;
  const cell = cellIndex(event.cell);
  const die = readDie(pips, kind);
  if (die === 0 || s.booked[die] === 0) return refuse('HA-2.2', 'not-booked', { pips, kind: kind ?? 'plain' });
  return unfit(s, cell, event.cell) ?? placing(die, cell);
}

export function readShift(s: State, event: EventOf<Events, 'shift'>): Move | Refusal {
  const from = cellIndex(event.from);
  const to = cellIndex(event.to);
  return (
    unmovable(s, from, event.from) ??
    (to >= 0 && !adjacent(from, to)
      ? refuse('HA-2.2', 'not-one-step', { from: CELLS[from], to: CELLS[to] })
      : unfit(s, to, event.to)) ??
    stalling(s) ??
    shifting(from, to)
  );
}

export function readSwap(s: State, { ports }: EventOf<Events, 'swap'>): Move | Refusal {
  if (ports.length !== 2) return refuse('HA-2.2', 'two-ports', { given: ports.length });
  const wrong = ports.find((port) => !Number.isInteger(port) || port < 0 || port >= PORTS);
  if (wrong !== undefined) return refuse('HA-2.2', 'no-such-port', { port: wrong });
  if (ports[0] === ports[1]) return refuse('HA-2.2', 'same-port', { port: ports[0] });
  const pair = PAIRS.findIndex((one) => ports.includes(one[0]) && ports.includes(one[1]));
  if (!canSwap(s, pair)) {
    return refuse('HA-2.2', 'empty-port', { port: ports.find((port) => !isDocked(s, s.seat, port)) ?? null });
  }
  return stalling(s) ?? SWAP + pair;
}

/** HA-2.4 */
export function readPass(s: State): Move | Refusal {
  if (hasAction(s)) return refuse('HA-2.4', 'can-act');
  return couldPlace(s) ? refuse('HA-2.4', 'must-roll') : PASS;
}

/** HA-2.2, HA-2.3: why no die of this player may come to the cell. */
function unfit(s: State, cell: Cell, name: string): Refusal | null {
  if (cell < 0) return refuse('HA-2.2', 'no-such-cell', { cell: name });
  if (s.grid[cell] !== 0) return refuse('HA-2.2', 'cell-full', { cell: name });
  const port = stripOf(s.seat, cell);
  return isDocked(s, s.seat, port) ? null : refuse('HA-2.3', 'strip-closed', { cell: name, port });
}

/** HA-2.2 */
function unmovable(s: State, cell: Cell, name: string): Refusal | null {
  if (cell < 0) return refuse('HA-2.2', 'no-such-cell', { cell: name });
  if (s.grid[cell] === 0) return refuse('HA-2.2', 'cell-empty', { cell: name });
  return s.grid[cell] < SHIFTED ? null : refuse('HA-2.2', 'shifted', { cell: name });
}

/** HA-2.9 */
function stalling(s: State): Refusal | null {
  return mustPlace(s) ? refuse('HA-2.9', 'must-place', { quiet: s.quiet }) : null;
}
