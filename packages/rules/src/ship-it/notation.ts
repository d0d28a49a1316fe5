import type { Event, Move, Shapes } from '../kernel/index.ts';
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
import { loadName } from './loads.ts';
import { next } from './moves.ts';
import type { State } from './state.ts';
import { STEPS, spaceName, squareName } from './table.ts';

export const shapes: Shapes = {
  cities: { by: 'chance', fields: { tiles: { listOf: { object: { tile: 'text', tick: 'text' } } } } },
  freight: { by: 'chance', fields: { ranks: 'texts' } },
  link: [
    { by: 'seat', fields: {} },
    { by: 'chance', fields: { domino: 'numbers' } },
  ],
  lift: { by: 'seat', fields: { at: 'text' } },
  build: { by: 'seat', fields: { domino: 'numbers', squares: 'texts' } },
  official: { by: 'seat', fields: { to: 'text' } },
  pipstop: { by: 'seat', fields: { value: 'number' } },
  haul: { by: 'seat', fields: { load: 'text', to: 'text' }, optional: { warehouse: 'true' } },
  chip: { by: 'seat', fields: { load: 'text' } },
  scatter: { by: 'chance', fields: { loads: 'texts' } },
  done: { by: 'seat', fields: {} },
};

export function write(s: State, move: Move): Event {
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

const warehouse = (move: Move) => (warehouseOf(move) ? { warehouse: true } : {});

function squaresOf(move: Move): string[] {
  const square = placeOf(move);
  return [squareName(square), squareName(square + STEPS[facingOf(move)])];
}
