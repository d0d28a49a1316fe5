import type { Seat, Setup } from '@waybill/kernel';
import { DICE, DIE_CODES, GOLD, PLAIN, RED } from './dice.ts';
import { PORTS, SEATS } from './grid.ts';
import { DOCKS, type Sheet, sums, TRANSPORTS } from './sheet.ts';

export const STEP_NAMES = ['dock', 'act', 'roll', 'depart', 'over'] as const;

export const DOCK = 0;
/** HA-2.1 and HA-2.2: roll or act. */
export const ACT = 1;
/** Chance rolls. */
export const ROLLING = 2;
export const DEPART = 3;
export const OVER = 4;

/** No transport at this port, or none at this dock. */
export const NONE = -1;

/** The sheet and the options as numbers; the same for every state of a match. */
export interface MatchConstants {
  readonly names: readonly string[];
  readonly sheet: Sheet;
  readonly bonusDice: boolean;
  readonly hidden: boolean;
  /** HA-1.3: the first roll says who has the first turn. */
  readonly diceBegin: boolean;
  /** HA-2.9: how many quiet turns in a row are borne. */
  readonly patience: number;
  /** HA-2.9: dice say who is pressed, not the turn. */
  readonly diceDecide: boolean;
  /** HA-2.9: and of the dice, those of the last roll. */
  readonly lastRollDecides: boolean;
  /** By transport: the sums within its capacity, one bit each. */
  readonly capacity: Int32Array;
  readonly profit: Int32Array;
  /** By dock: the sums in its range, one bit each. */
  readonly range: Int32Array;
  readonly bonus: Int32Array;
}

export interface State {
  readonly table: MatchConstants;
  /** By cell: the die there, with its `SHIFTED` mark, or 0. */
  readonly grid: Uint8Array;
  /** By die code: how many of it are booked. */
  readonly booked: Uint8Array;
  /** By kind: how many dice are in Available. */
  readonly available: Uint8Array;
  /** By seat * 3 + port: the transport docked there, or NONE. */
  readonly ports: Int8Array;
  /** By dock: seat * 6 + transport, or NONE. */
  readonly docks: Int8Array;
  readonly scores: Int32Array;
  step: number;
  /** Whose turn it is; in set-up, who docks. */
  seat: Seat;
  turn: number;
  /** How many dice are booked. */
  waiting: number;
  rolled: boolean;
  placed: boolean;
  /** HA-2.5: all nine cells have been full at the same time. */
  window: boolean;
  /** HA-2.9: turns in a row with no die placed and no departure. */
  quiet: number;
  /** HA-2.9: whether the last roll had an odd sum; false where it decides nothing. */
  lastRollOdd: boolean;
}

function tableOf({ seats, options, sheet }: Setup<Sheet>): MatchConstants {
  return {
    names: seats,
    sheet,
    bonusDice: options.bonusDice === true,
    hidden: options.hidden === true,
    diceBegin: options.begins === 'dice',
    patience: options.patience as number,
    diceDecide: options.press !== 'turn',
    lastRollDecides: options.press === 'roll',
    capacity: Int32Array.from(sheet.transports, ({ capacity }) => sums(capacity)),
    profit: Int32Array.from(sheet.transports, ({ profit }) => profit),
    range: Int32Array.from(sheet.docks, sums),
    bonus: Int32Array.from(sheet.docks, ({ bonus }) => bonus),
  };
}

function blank(table: MatchConstants): State {
  return {
    table,
    grid: new Uint8Array(DICE),
    booked: new Uint8Array(DIE_CODES),
    available: new Uint8Array(3),
    ports: new Int8Array(SEATS * PORTS),
    docks: new Int8Array(DOCKS),
    scores: new Int32Array(SEATS),
    step: DOCK,
    seat: 0,
    turn: 0,
    waiting: 0,
    rolled: false,
    placed: false,
    window: false,
    quiet: 0,
    lastRollOdd: false,
  };
}

export function begin(setup: Setup<Sheet>): State {
  const s = blank(tableOf(setup));
  const bonus = s.table.bonusDice ? 1 : 0;
  s.available[PLAIN] = DICE - 2 * bonus;
  s.available[GOLD] = bonus;
  s.available[RED] = bonus;
  s.ports.fill(NONE);
  s.docks.fill(NONE);
  return s;
}

export function clone(s: State): State {
  const to = blank(s.table);
  copy(s, to);
  return to;
}

export function copy(from: State, to: State): void {
  to.grid.set(from.grid);
  to.booked.set(from.booked);
  to.available.set(from.available);
  to.ports.set(from.ports);
  to.docks.set(from.docks);
  to.scores.set(from.scores);
  to.step = from.step;
  to.seat = from.seat;
  to.turn = from.turn;
  to.waiting = from.waiting;
  to.rolled = from.rolled;
  to.placed = from.placed;
  to.window = from.window;
  to.quiet = from.quiet;
  to.lastRollOdd = from.lastRollOdd;
}

export function availableDice({ available }: State): number {
  return available[PLAIN] + available[GOLD] + available[RED];
}

/** Every die is in Available, booked or on the grid. */
export function gridFull(s: State): boolean {
  return s.waiting + availableDice(s) === 0;
}

export function portOf(s: State, seat: Seat, port: number): number {
  return s.ports[seat * PORTS + port];
}

export function isDocked(s: State, seat: Seat, port: number): boolean {
  return portOf(s, seat, port) !== NONE;
}

/** HA-3.1: after set-up, a seat with no transport at its ports. */
export function hasDeparted(s: State, seat: Seat): boolean {
  for (let port = 0; port < PORTS; port++) if (isDocked(s, seat, port)) return false;
  return true;
}

export function takenBy(seat: Seat, transport: number): number {
  return seat * TRANSPORTS + transport;
}
