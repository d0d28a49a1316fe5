import { type Event, type Move, type Refusal, refuse } from '../kernel/index.ts';
import { rollIsDue } from './allowed.ts';
import { canStay } from './depart.ts';
import { STAY } from './move.ts';
import { readPass, readPlace, readRoll, readShift, readSwap } from './read-act.ts';
import { readDepart } from './read-depart.ts';
import { readDocking } from './read-dock.ts';
import { ACT, DEPART, DOCK, type State } from './state.ts';

type Reader = (s: State, event: Event) => Move | Refusal;

const actReaders: { readonly [type: string]: Reader } = {
  roll: readRoll,
  place: readPlace,
  shift: readShift,
  swap: readSwap,
  pass: readPass,
};

/** At the wrong moment: the clause of the step that is due; where that may be a roll or an action, of the event. */
function due(s: State, type: string): Refusal {
  if (s.step === DOCK) return refuse('HA-1.2', 'due-dock');
  if (s.step === DEPART) return refuse('HA-2.5', 'due-depart');
  if (rollIsDue(s)) return refuse('HA-1.3', 'due-roll');
  return refuse(type === 'dock' ? 'HA-1.2' : 'HA-2.5', 'due-act');
}

function readerOf(s: State, type: string): Reader | undefined {
  if (s.step === DOCK) return type === 'dock' ? readDocking : undefined;
  if (s.step === DEPART) return type === 'depart' ? readDepart : type === 'stay' ? readStay : undefined;
  if (s.step !== ACT || (rollIsDue(s) && type !== 'roll')) return undefined;
  return actReaders[type];
}

function readStay(s: State): Move | Refusal {
  return canStay(s) ? STAY : refuse('HA-2.9', 'must-depart', { quiet: s.quiet });
}

export function read(s: State, event: Event): Move | Refusal {
  const reader = readerOf(s, event.type);
  return reader ? reader(s, event) : due(s, event.type);
}
