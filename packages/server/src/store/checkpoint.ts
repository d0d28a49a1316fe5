import type Sqlite from 'libsql';
import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { MAKE } from './append-statements.ts';

/** All that the journal holds of a table: its row is to be as the last append leaves it. */
export interface PendingTable {
  readonly id: TableId;
  readonly make: Append['make'];
  last: Append;
  listed: boolean | null;
  snapshot: Append['snapshot'];
  readonly sitters: PersonId[];
  /** Rows of entries: where each begins, and its lines. */
  readonly rows: { readonly n: number; readonly bodies: string[] }[];
}

export function pendingTables(appends: Iterable<Append>): Iterable<PendingTable> {
  const all = new Map<TableId, PendingTable>();
  for (const one of appends) {
    const { id, make, listed, snapshot } = one;
    const known = all.get(id) ?? { id, make, last: one, listed, snapshot, sitters: [], rows: [] };
    all.set(id, known);
    known.last = one;
    known.listed = listed ?? known.listed;
    known.snapshot = snapshot ?? known.snapshot;
    known.sitters.push(...one.sitters);
    // What follows a snapshot is read without what comes before.
    if (snapshot !== null || known.rows.length === 0) known.rows.push({ n: one.after, bodies: [] });
    known.rows.at(-1)?.bodies.push(...one.bodies);
  }
  return all.values();
}

/** Puts what the journal holds into the database, up to the record of that number. */
export type Checkpoint = (all: Iterable<PendingTable>, upTo: number) => void;

const REACHED = `insert into settings (name, value) values ('journal', ?) on conflict (name) do update set value = excluded.value
  where cast(settings.value as integer) < cast(excluded.value as integer)`;

/** The number of the last record that is in the database. */
export function checkpointReached(db: InstanceType<typeof Sqlite>): number {
  const row = db.prepare("select value from settings where name = 'journal'").get() as { value: string } | undefined;
  return Number(row?.value ?? 0);
}

/** What is there already is left out, so that it can be done twice. */
export function checkpointInto(db: InstanceType<typeof Sqlite>): Checkpoint {
  const reached = db.prepare(REACHED);
  const count = db.prepare('select entries from tables where id = ?');
  const make = db.prepare(MAKE);
  const update = db.prepare(
    `update tables set entries = ?, phase = ?, card = ?, changed = ?, due = ?, lease = ?, leased_until = ? where id = ?`,
  );
  const insert = db.prepare('insert into entries (table_id, n, body) values (?, ?, ?)');
  const seat = db.prepare('insert into sitters (person, table_id) values (?, ?) on conflict do nothing');
  const list = db.prepare('update tables set listed = ? where id = ?');
  const keep = db.prepare('update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?');

  function put(one: PendingTable): void {
    const { id, last, listed, sitters, snapshot } = one;
    if (one.make) {
      const { owner, game, made, seed, deal = null } = one.make;
      make.all(id, owner, game, listed ? 1 : 0, made, made, last.summary, seed, 0, deal);
    }
    const before = (count.get(id) as { entries: number } | undefined)?.entries;
    const rows = before === undefined ? [] : rowsSince(one, before);
    if (rows.length === 0) return;
    for (const { n, bodies } of rows) insert.run(id, n, bodies.join('\n'));
    const entries = last.after + last.bodies.length;
    update.run(entries, last.phase, last.summary, last.changed, last.due, last.lease, last.leasedUntil, id);
    for (const person of sitters) seat.run(person, id);
    if (listed !== null) list.run(listed ? 1 : 0, id);
    if (snapshot) keep.run(snapshot.text, snapshot.at, id, snapshot.at);
  }

  return db.transaction((all: Iterable<PendingTable>, upTo: number) => {
    for (const one of all) put(one);
    if (upTo > 0) reached.run(String(upTo));
  });
}

type LogRow = PendingTable['rows'][number];

/** What comes after so many entries. Nothing where there is a gap: somebody has put an earlier database in the place. */
function rowsSince({ rows }: PendingTable, entries: number): LogRow[] {
  const left = rows.flatMap(({ n, bodies }): LogRow[] => {
    const known = Math.max(0, entries - n);
    return known < bodies.length ? [{ n: n + known, bodies: bodies.slice(known) }] : [];
  });
  return left.length > 0 && left[0].n === entries ? left : [];
}
