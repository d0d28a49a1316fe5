import type { Level } from '@waybill/kernel';
import type { ClockKind, Ending } from '@waybill/protocol';
import type { Draft } from '../log/draft.ts';
import { type Entry, lineOf, type PersonId } from '../log/entry.ts';
import { type Seated, type TableState, toAct } from '../log/table.ts';
import type { Append } from '../store/append.ts';
import { LEASE_MS } from '../store/leases.ts';
import type { Time } from '../time.ts';

/** How a match ended. */
export interface StoredEnd extends Pick<Ending, 'how' | 'winners'> {
  readonly at: number;
  readonly scores: readonly number[] | null;
}

/** What lists show of a table without opening it. */
export interface StoredSummary {
  readonly seats: readonly (readonly [person: string | null, bot: Level | null])[];
  readonly next: number | null;
  readonly clock: ClockKind['kind'] | null;
  /** Of a match that is over. */
  readonly end?: StoredEnd;
  readonly provisional?: true;
}

/** Seats change seldom, and every move writes a summary. */
const seatTexts = new WeakMap<readonly Seated[], string>();

function seatText(seats: readonly Seated[]): string {
  const known = seatTexts.get(seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(seats.map(({ person, bot }) => [person, bot]) satisfies StoredSummary['seats']);
  seatTexts.set(seats, text);
  return text;
}

/** As JSON. */
function summaryText(table: TableState): string {
  const next = toAct(table);
  const { clock, provisional } = table.plan;
  const more = `${endText(table)}${provisional ? ',"provisional":true' : ''}`;
  return `{"seats":${seatText(table.seats)},"next":${typeof next === 'number' ? next : null},"clock":${clock ? `"${clock.kind}"` : null}${more}}`;
}

function endText({ ending, ended }: TableState): string {
  if (!ending || ended === null) return '';
  const { how, winners, result } = ending;
  return `,"end":${JSON.stringify({ how, winners, scores: result?.scores ?? null, at: ended } satisfies StoredEnd)}`;
}

const NOBODY: readonly PersonId[] = [];

/** What the store is asked to keep of a table that has just been thought up. */
export function firstAppend(table: TableState, entry: Entry, seed: string): Append {
  const { owner, game, made, plan } = table;
  return {
    id: table.id,
    after: 0,
    bodies: [lineOf(entry, null)],
    phase: table.phase,
    summary: summaryText(table),
    changed: table.changed,
    due: null,
    lease: '',
    leasedUntil: 0,
    listed: table.plan.listed,
    sitters: NOBODY,
    snapshot: null,
    make: { owner, game: game.id, made, seed, ...(plan.deal === undefined ? {} : { deal: plan.deal }) },
  };
}

/** What it is asked to keep of what was drafted; this node sees to what the server itself has to do at once. */
export function appendOf(
  { table, entries, texts, from }: Draft,
  snapshot: Append['snapshot'],
  due: number | null,
  { node, time }: { readonly node: string; readonly time: Pick<Time, 'now'> },
): Append {
  const mine = due === 0;
  return {
    id: table.id,
    after: from.entries,
    bodies: entries.map((entry, i) => lineOf(entry, texts[i])),
    phase: table.phase,
    summary: summaryText(table),
    changed: table.changed,
    due,
    lease: mine ? node : '',
    leasedUntil: mine ? time.now() + LEASE_MS : 0,
    listed: table.plan === from.plan ? null : table.plan.listed,
    sitters: table.seats === from.seats ? NOBODY : entries.flatMap((one) => (one.type === 'sit' ? [one.person] : [])),
    snapshot,
    make: null,
  };
}
