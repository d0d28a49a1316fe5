import { type Event, type Move, type Refusal, refuse, type Shapes } from '../kernel/index.ts';
import { readAgain, writeAgain } from './again.ts';
import { readGear, writeGear } from './gear.ts';
import { GEAR, ROLL, type State } from './state.ts';

export const shapes: Shapes = {
  gear: { by: 'seat', fields: { gear: 'number' }, optional: { shift: 'true', include: 'true' } },
  roll: { by: 'chance', fields: { dice: 'numbers' } },
  reroll: { by: 'seat', fields: {}, optional: { include: 'true' } },
  select: { by: 'seat', fields: { dice: 'numbers' }, optional: { include: 'true' } },
  drive: { by: 'seat', fields: {} },
};

/** After the roll, whatever else a move may be is above it. */
export const DRIVE_MOVE: Move = 0;

/** The step that is due, as what refuses everything else. */
export function due(s: State): Refusal {
  if (s.step === GEAR) return refuse('GP-2.2', 'due-gear');
  if (s.step !== ROLL) return refuse('GP-2.5', 'due-drive');
  return s.dice === 0 ? refuse('GP-2.4', 'due-roll') : refuse('GP-2.5', 'due-reroll');
}

export function read(s: State, event: Event): Move | Refusal {
  if ((event.type === 'gear') !== (s.step === GEAR)) return due(s);
  if (event.type === 'gear') return readGear(s, event);
  return event.type === 'drive' ? DRIVE_MOVE : readAgain(s, event);
}

export function write(s: State, move: Move): Event {
  if (s.step === GEAR) return writeGear(s, move);
  return move === DRIVE_MOVE ? { by: 0, type: 'drive' } : writeAgain(move);
}
