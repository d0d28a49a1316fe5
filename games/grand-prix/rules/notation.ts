import { type BySeat, type Move, type Refusal, refuse } from '@waybill/kernel';
import { readAgain, writeAgain } from './again.ts';
import type { Events } from './events.ts';
import { readGear, writeGear } from './gear.ts';
import { GEAR, ROLL, type State } from './state.ts';

/** After the roll, whatever else a move may be is above it. */
export const DRIVE_MOVE: Move = 0;

/** The step that is due, as what refuses everything else. */
export function due(s: State): Refusal {
  if (s.step === GEAR) return refuse('GP-2.2', 'due-gear');
  if (s.step !== ROLL) return refuse('GP-2.5', 'due-drive');
  return s.dice === 0 ? refuse('GP-2.4', 'due-roll') : refuse('GP-2.5', 'due-reroll');
}

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  if ((event.type === 'gear') !== (s.step === GEAR)) return due(s);
  if (event.type === 'gear') return readGear(s, event);
  return event.type === 'drive' ? DRIVE_MOVE : readAgain(s, event);
}

export function write(s: State, move: Move): BySeat<Events> {
  if (s.step === GEAR) return writeGear(s, move);
  return move === DRIVE_MOVE ? { by: 0, type: 'drive' } : writeAgain(move);
}
