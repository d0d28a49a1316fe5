import { PORTS, type SeenEvents } from '../rules/index.ts';

/** By port: the transport chosen for it. */
export type Chosen = readonly (string | null)[];

export const NOTHING: Chosen = Array.from({ length: PORTS }, () => null);

/** A transport goes to the first free port; one that is there already leaves it. */
export function toggled(chosen: Chosen, id: string): Chosen {
  const at = chosen.includes(id) ? chosen.indexOf(id) : chosen.indexOf(null);
  return chosen.map((old, port) => (port === at ? (old === id ? null : id) : old));
}

export function dockEvent(by: 0 | 1, transports: Chosen): SeenEvents {
  return { by, type: 'dock', transports };
}

/** Does a docking move hold what has been chosen so far? */
export function agrees(event: SeenEvents, chosen: Chosen): boolean {
  return event.type === 'dock' && chosen.every((id, port) => id === null || event.transports[port] === id);
}

/** Does it put this transport at the first free port? */
export function goesNext(event: SeenEvents, chosen: Chosen, id: string): boolean {
  return event.type === 'dock' && event.transports[chosen.indexOf(null)] === id;
}
