import type { BySeat, Move } from '@waybill/kernel';
import { dieJson } from './dice.ts';
import type { Events } from './events.ts';
import { CELLS, PAIRS, PORTS } from './grid.ts';
import {
  ABSENT,
  departedDock,
  departedPort,
  dockedAt,
  goldPart,
  isDeparture,
  isDocking,
  isPlace,
  isShift,
  PARTS,
  PASS,
  placedCell,
  placedDie,
  ROLL,
  redPart,
  STAY,
  SWAP,
  shiftedFrom,
  shiftedTo,
} from './move.ts';
import type { State } from './state.ts';

export function write(s: State, move: Move): BySeat<Events> {
  const by = s.seat;
  if (move === ROLL) return { by, type: 'roll' };
  if (move === PASS) return { by, type: 'pass' };
  if (move === STAY) return { by, type: 'stay' };
  if (isDocking(move)) return { by, type: 'dock', transports: dockedIds(s, move) };
  if (isDeparture(move)) return { by, type: 'depart', ...departureFields(move) };
  if (isShift(move)) return { by, type: 'shift', from: CELLS[shiftedFrom(move)], to: CELLS[shiftedTo(move)] };
  if (isPlace(move)) return { by, type: 'place', ...dieJson(placedDie(move)), cell: CELLS[placedCell(move)] };
  return { by, type: 'swap', ports: [...PAIRS[move - SWAP]] };
}

function dockedIds({ table }: State, move: Move): string[] {
  return Array.from({ length: PORTS }, (_, port) => table.sheet.transports[dockedAt(move, port)].id);
}

function departureFields(move: Move): { port: number; dock: number; gold?: string; red?: string } {
  const gold = goldPart(move);
  const red = redPart(move);
  return {
    port: departedPort(move),
    dock: departedDock(move),
    ...(gold === ABSENT ? {} : { gold: PARTS[gold] }),
    ...(red === ABSENT ? {} : { red: PARTS[red] }),
  };
}
