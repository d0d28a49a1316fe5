import { type Event, type Move, type Refusal, refuse } from '../kernel/index.ts';
import { PORTS } from './grid.ts';
import { docking } from './move.ts';
import type { State } from './state.ts';

/** HA-1.2 */
export function readDocking({ table }: State, event: Event): Move | Refusal {
  const ids = event.transports as readonly string[];
  if (ids.length !== PORTS) return refuse('HA-1.2', 'three-transports', { given: ids.length });
  const chosen = ids.map((id) => table.sheet.transports.findIndex((transport) => transport.id === id));
  const unknown = ids[chosen.indexOf(-1)];
  if (unknown !== undefined) return refuse('HA-1.2', 'no-such-transport', { id: unknown });
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) return refuse('HA-1.2', 'twice', { id: twice });
  return docking(chosen[0], chosen[1], chosen[2]);
}
