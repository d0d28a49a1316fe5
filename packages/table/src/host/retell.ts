import type { Event } from '@waybill/rules/kernel';
import type { Entry, TableId } from '../log/entry.ts';
import { openTable, step } from '../log/fold.ts';
import type { Told } from './live.ts';

/** A log from its beginning, with the states its later entries were made in. */
export function retell(id: TableId, entries: readonly Entry[], from: number): Told[] {
  const table = openTable(id, entries[0]);
  const history: Event[] = [];
  const told: Told[] = from === 0 ? [{ n: 0, entry: entries[0], index: 0, before: null, text: null }] : [];
  for (let n = 1; n < entries.length; n++) {
    const entry = entries[n];
    const { playing, game } = table;
    const wanted = n >= from && entry.type === 'event' && playing;
    const before = wanted ? game.clone(playing.state) : null;
    if (n >= from) told.push({ n, entry, index: playing?.events ?? 0, before, text: null });
    step(table, entry, history);
  }
  return told;
}
