import { setImmediate as others } from 'node:timers/promises';
import { apply, type Event, isRefusal, judge, type View, type Viewer } from '@waybill/kernel';
import type { Entry, TableId } from './entry.ts';
import { begin, openTable, step } from './fold.ts';
import { History } from './history.ts';
import { isOpen, type TableState } from './table.ts';

/** An entry with what it takes to show it. */
export interface LoggedEntry {
  readonly n: number;
  readonly entry: Entry;
  /** Its place in the match, where it is an event of it. */
  readonly index: number;
  /** The state it was made in; null where everybody knows it as it is. */
  readonly before: unknown;
  /** The text of that event, where it is at hand. */
  readonly text: string | null;
}

/** The entries from `from` on with the states they were made in, by folding the log from its beginning. */
export function replay(id: TableId, entries: readonly Entry[], from: number): LoggedEntry[] {
  const table = openTable(id, entries[0]);
  const history = new History(table.game);
  const logged: LoggedEntry[] = from === 0 ? [{ n: 0, entry: entries[0], index: 0, before: null, text: null }] : [];
  for (let n = 1; n < entries.length; n++) {
    const entry = entries[n];
    const { playing, game } = table;
    const index = playing?.events ?? 0;
    const hides = n >= from && entry.type === 'event' && playing !== null && !isOpen(table);
    const before = hides ? game.clone(playing.state) : null;
    step(table, entry, history);
    if (n >= from) logged.push({ n, entry, index, before, text: null });
  }
  return logged;
}

/** So many events are played, and their views made, before others are heard. */
const AT_ONCE = 8;

/** What a viewer knew after each of so many events, from `from` to `to`, both included. */
export async function viewsOf(
  table: TableState,
  events: readonly Event[],
  viewer: Viewer,
  from: number,
  to: number,
): Promise<View[]> {
  const { game } = table;
  const { state } = begin(table);
  const views: View[] = [];
  for (let index = 0; index <= Math.min(to, events.length); index++) {
    if (index >= from) views.push(game.view(state, viewer));
    const judged = index < events.length ? judge(game, state, events[index]) : null;
    if (judged && !isRefusal(judged)) apply(game, state, judged);
    if (index % AT_ONCE === AT_ONCE - 1) await others();
  }
  return views;
}
