import type Sqlite from 'libsql';
import { MAKE } from './append-statements.ts';
import type { Gathered } from './gathered.ts';

/** Puts what the journal holds where it belongs. What has been put there before is left out, so that it can be done twice. */
export function settler(db: InstanceType<typeof Sqlite>): (gathered: Iterable<Gathered>) => void {
  const count = db.prepare('select entries from tables where id = ?');
  const make = db.prepare(MAKE);
  const update = db.prepare(
    `update tables set entries = ?, phase = ?, card = ?, changed = ?, due = ?, lease = ?, leased_until = ? where id = ?`,
  );
  const insert = db.prepare('insert into entries (table_id, n, body) values (?, ?, ?)');
  const seat = db.prepare('insert into sitters (person, table_id) values (?, ?) on conflict do nothing');
  const list = db.prepare('update tables set listed = ? where id = ?');
  const keep = db.prepare('update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?');

  const rowsSince = ({ rows }: Gathered, entries: number) => rows.flatMap((row) => trimmed(row, entries));

  function put(gathered: Gathered): void {
    const { id, last, listed, sitters, snapshot } = gathered;
    if (gathered.make) {
      const { owner, game, made, seed } = gathered.make;
      make.all(id, owner, game, listed ? 1 : 0, made, made, last.card, seed, 0);
    }
    let entries = (count.get(id) as { entries: number } | undefined)?.entries;
    if (entries === undefined) return;
    const rows = rowsSince(gathered, entries);
    if (rows.length === 0) return;
    for (const { n, adds, text } of rows) {
      // A gap is a table that somebody has put back to an earlier state by hand.
      if (n !== entries) return;
      insert.run(id, n, text);
      entries += adds;
    }
    update.run(entries, last.phase, last.card, last.changed, last.due, last.lease, last.leasedUntil, id);
    for (const person of sitters) seat.run(person, id);
    if (listed !== null) list.run(listed ? 1 : 0, id);
    if (snapshot) keep.run(snapshot.text, snapshot.at, id, snapshot.at);
  }

  return db.transaction((all: Iterable<Gathered>) => {
    for (const one of all) put(one);
  });
}

type LogRow = Gathered['rows'][number];

/** What of it comes after so many entries. */
function trimmed(row: LogRow, entries: number): LogRow[] {
  const known = entries - row.n;
  if (known <= 0) return [row];
  if (known >= row.adds) return [];
  return [{ n: entries, adds: row.adds - known, text: row.text.split('\n').slice(known).join('\n') }];
}
