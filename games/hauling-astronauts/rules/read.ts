import { type BySeat, type EventOf, type Move, type Refusal, refuse } from '@waybill/kernel';
import { rollIsDue } from './allowed.ts';
import { canStay } from './depart.ts';
import type { Events } from './events.ts';
import { PORTS } from './grid.ts';
import { docking, STAY } from './move.ts';
import { readPass, readPlace, readRoll, readShift, readSwap } from './read-act.ts';
import { readDepart } from './read-depart.ts';
import { ACT, DEPART, DOCK, type State } from './state.ts';

/** At the wrong moment: the clause of the step that is due; where that may be a roll or an action, of the event. */
function due(s: State, type: string): Refusal {
  if (s.step === DOCK) return refuse('HA-1.2', 'due-dock');
  if (s.step === DEPART) return refuse('HA-2.5', 'due-depart');
  if (rollIsDue(s)) return refuse('HA-1.3', 'due-roll');
  return refuse(type === 'dock' ? 'HA-1.2' : 'HA-2.5', 'due-act');
}

/** HA-1.2 */
function readDocking({ table }: State, { transports: ids }: EventOf<Events, 'dock'>): Move | Refusal {
  if (ids.length !== PORTS) return refuse('HA-1.2', 'three-transports', { given: ids.length });
  const chosen = ids.map((id) => table.sheet.transports.findIndex((transport) => transport.id === id));
  const unknown = ids[chosen.indexOf(-1)];
  if (unknown !== undefined) return refuse('HA-1.2', 'no-such-transport', { id: unknown });
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) return refuse('HA-1.2', 'twice', { id: twice });
  return docking(chosen[0], chosen[1], chosen[2]);
}

function readStay(s: State): Move | Refusal {
  return canStay(s) ? STAY : refuse('HA-2.9', 'must-depart', { quiet: s.quiet });
}

function readAct(s: State, event: BySeat<Events>): Move | Refusal {
  switch (event.type) {
    case 'roll':
      return readRoll(s);
    case 'place':
      return readPlace(s, event);
    case 'shift':
      return readShift(s, event);
    case 'swap':
      return readSwap(s, event);
    case 'pass':
      return readPass(s);
    default:
      return due(s, event.type);
  }
}

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  if (s.step === DOCK && event.type === 'dock') return readDocking(s, event);
  if (s.step === DEPART && event.type === 'depart') return readDepart(s, event);
  if (s.step === DEPART && event.type === 'stay') return readStay(s);
  const acts = s.step === ACT && (event.type === 'roll' || !rollIsDue(s));
  return acts ? readAct(s, event) : due(s, event.type);
}
