import type { BySeat, Move } from '@waybill/kernel';
import {
  BUILD,
  BUY,
  dominoOf,
  facingOf,
  HAUL,
  kindOf,
  LIFT,
  loadOf,
  OFFICIAL,
  PIPSTOP,
  placeOf,
  TAKE,
  warehouseOf,
} from './codes.ts';
import { pipsOf } from './dominoes.ts';
import type { Events } from './events.ts';
import { loadName } from './loads.ts';
import { next } from './moves.ts';
import type { State } from './state.ts';
import { STEPS, spaceName, squareName } from './table.ts';

export function write(s: State, move: Move): BySeat<Events> {
  const by = next(s) as number;
  const place = placeOf(move);
  switch (kindOf(move)) {
    case BUY:
      return { by, type: 'link' };
    case LIFT:
      return { by, type: 'lift', at: squareName(s.dominoAt[place]) };
    case BUILD:
      return { by, type: 'build', domino: pipsOf(dominoOf(move)), squares: squaresOf(move) };
    case OFFICIAL:
      return { by, type: 'official', to: spaceName(place) };
    case PIPSTOP:
      return { by, type: 'pipstop', value: place };
    case HAUL:
      return { by, type: 'haul', load: loadName(s, loadOf(move)), to: spaceName(place), ...warehouse(move) };
    case TAKE:
      return { by, type: 'chip', load: loadName(s, place) };
    default:
      return { by, type: 'done' };
  }
}

const warehouse = (move: Move) => (warehouseOf(move) ? { warehouse: true as const } : {});

function squaresOf(move: Move): string[] {
  const square = placeOf(move);
  return [squareName(square), squareName(square + STEPS[facingOf(move)])];
}
