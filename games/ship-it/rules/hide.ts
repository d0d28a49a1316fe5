import type { Viewer } from '@waybill/kernel';
import type { Events, SeenEvents } from './events.ts';
import { knowsId } from './knowledge.ts';
import { readLoad } from './loads.ts';
import type { State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';

/** SI-1.3, SI-4.5: only entries the viewer has not been shown become null. */
export function hide(before: State, event: Events, viewer: Viewer, now: State): SeenEvents {
  if (event.type === 'freight') return { ...event, ranks: shown(now, 0, event.ranks, viewer) };
  if (event.type !== 'scatter') return event;
  const suits = event.loads.map((id) => SHIP_SUITS[before.loadSuit[readLoad(before, id)]]);
  return { ...event, loads: shown(now, before.laid, event.loads, viewer), suits };
}

/** The entries about the ids that follow `last`. */
function shown(now: State, last: number, entries: readonly string[], viewer: Viewer): (string | null)[] {
  return entries.map((entry, i) => (knowsId(now, last + 1 + i, viewer) ? entry : null));
}
