import type { Move } from '@waybill/kernel';
import type { Die } from './dice.ts';
import type { Cell } from './grid.ts';

export const ROLL: Move = 0;
export const PASS: Move = 1;
export const STAY: Move = 2;
/** Plus the index of the pair of ports. */
export const SWAP = 3;
/** Plus die * 9 + cell. */
export const PLACE = 16;
/** Plus from * 9 + to. */
export const SHIFT = 256;
/** Plus ((port * 6 + dock) * 3 + gold) * 3 + red. */
export const DEPARTURE = 512;
/** Plus the transports at ports 0, 1 and 2 as three digits of base 6. */
export const DOCKING = 1024;

/** Which part of a departure's earnings a gold or red die works on; `ABSENT` when it is not aboard. */
export const PARTS = ['absent', 'profit', 'bonus'] as const;
export const ABSENT = 0;
export const PROFIT = 1;
export const BONUS = 2;

export function placing(die: Die, cell: Cell): Move {
  return PLACE + die * 9 + cell;
}

export function shifting(from: Cell, to: Cell): Move {
  return SHIFT + from * 9 + to;
}

export function departing(port: number, dock: number, gold: number, red: number): Move {
  return DEPARTURE + ((port * 6 + dock) * 3 + gold) * 3 + red;
}

export function docking(first: number, second: number, third: number): Move {
  return DOCKING + (first * 6 + second) * 6 + third;
}

export const isSwap = (move: Move): boolean => move >= SWAP && move < PLACE;
export const isPlace = (move: Move): boolean => move >= PLACE && move < SHIFT;
export const isShift = (move: Move): boolean => move >= SHIFT && move < DEPARTURE;
export const isDeparture = (move: Move): boolean => move >= DEPARTURE && move < DOCKING;
export const isDocking = (move: Move): boolean => move >= DOCKING;

export const placedDie = (move: Move): Die => Math.floor((move - PLACE) / 9);
export const placedCell = (move: Move): Cell => (move - PLACE) % 9;
export const shiftedFrom = (move: Move): Cell => Math.floor((move - SHIFT) / 9);
export const shiftedTo = (move: Move): Cell => (move - SHIFT) % 9;
export const departedPort = (move: Move): number => Math.floor((move - DEPARTURE) / 54);
export const departedDock = (move: Move): number => Math.floor((move - DEPARTURE) / 9) % 6;
export const goldPart = (move: Move): number => Math.floor((move - DEPARTURE) / 3) % 3;
export const redPart = (move: Move): number => (move - DEPARTURE) % 3;
/** The transport that a docking move puts at a port. */
export const dockedAt = (move: Move, port: number): number =>
  port === 2 ? (move - DOCKING) % 6 : Math.floor((move - DOCKING) / (port === 0 ? 36 : 6)) % 6;
