import type { Event, Viewer } from '../kernel/index.ts';
import { knowsId } from './knowledge.ts';
import { readLoad } from './loads.ts';
import type { State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';

/** SI-1.3, SI-4.5: only entries the viewer has not been shown become null. */
export function hide(before: State, event: Event, viewer: Viewer, now: State): Event {
  if (event.type === 'freight') return { ...event, ranks: shown(now, 0, event.ranks, viewer) };
  if (event.type !== 'scatter') return event;
  const suits = (event.loads as readonly string[]).map((id) => SHIP_SUITS[before.loadSuit[readLoad(before, id)]]);
  return { ...event, loads: shown(now, before.laid, event.loads, viewer), suits };
}

/** The entries about the ids that follow `last`. */
function shown(now: State, last: number, entries: unknown, viewer: Viewer): (string | null)[] {
  return (entries as readonly string[]).map((entry, i) => (knowsId(now, last + 1 + i, viewer) ? entry : null));
}
