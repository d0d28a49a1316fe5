import type { Draft } from '../log/draft.ts';
import type { Entry, PersonId } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import { lineOf } from '../log/text.ts';
import type { Append } from '../store/append.ts';
import { LEASE_MS } from '../store/leases.ts';
import { cardOf } from './card.ts';

const NOBODY: readonly PersonId[] = [];

/** What the store is asked to keep of a table that has just been thought up. */
export function firstAppend(table: Table, entry: Entry, seed: string): Append {
  const { owner, game, made } = table;
  return {
    id: table.id,
    after: 0,
    bodies: [lineOf(entry, null)],
    phase: table.phase,
    card: cardOf(table),
    changed: table.changed,
    due: null,
    lease: '',
    leasedUntil: 0,
    listed: table.plan.listed,
    sitters: NOBODY,
    snapshot: null,
    make: { owner, game: game.id, made, seed },
  };
}

/** What it is asked to keep of what was drafted; this node sees to what the server itself has to do at once. */
export function appendOf(
  { table, entries, texts, from }: Draft,
  snapshot: Append['snapshot'],
  due: number | null,
  { node, now }: { readonly node: string; readonly now: () => number },
): Append {
  const mine = due === 0;
  return {
    id: table.id,
    after: from.entries,
    bodies: entries.map((entry, i) => lineOf(entry, texts[i])),
    phase: table.phase,
    card: cardOf(table),
    changed: table.changed,
    due,
    lease: mine ? node : '',
    leasedUntil: mine ? now() + LEASE_MS : 0,
    listed: table.plan === from.plan ? null : table.plan.listed,
    sitters: table.seats === from.seats ? NOBODY : entries.flatMap((one) => (one.type === 'sit' ? [one.person] : [])),
    snapshot,
    make: null,
  };
}
