import type Sqlite from 'libsql';
import { MAKE } from './append-statements.ts';
import type { Gathered } from './gathered.ts';

/** Puts what the journal holds where it belongs. What has been put there before is left out, so that it can be done twice. */
export function settler(db: InstanceType<typeof Sqlite>): (all: Iterable<Gathered>) => void {
  const count = db.prepare('select entries from tables where id = ?');
  const make = db.prepare(MAKE);
  const update = db.prepare(
    `update tables set entries = ?, phase = ?, card = ?, changed = ?, due = ?, lease = ?, leased_until = ? where id = ?`,
  );
  const insert = db.prepare('insert into entries (table_id, n, body) values (?, ?, ?)');
  const seat = db.prepare('insert into sitters (person, table_id) values (?, ?) on conflict do nothing');
  const list = db.prepare('update tables set listed = ? where id = ?');
  const keep = db.prepare('update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?');

  function put(one: Gathered): void {
    const { id, last, listed, sitters, snapshot } = one;
    if (one.make) {
      const { owner, game, made, seed } = one.make;
      make.all(id, owner, game, listed ? 1 : 0, made, made, last.card, seed, 0);
    }
    const before = (count.get(id) as { entries: number } | undefined)?.entries;
    const rows = before === undefined ? [] : rowsSince(one, before);
    if (rows.length === 0) return;
    for (const { n, bodies } of rows) insert.run(id, n, bodies.join('\n'));
    const entries = last.after + last.bodies.length;
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

/** What comes after so many entries. Nothing where there is a gap: somebody has put an earlier database in the place. */
function rowsSince({ rows }: Gathered, entries: number): LogRow[] {
  const left = rows.flatMap(({ n, bodies }): LogRow[] => {
    const known = Math.max(0, entries - n);
    return known < bodies.length ? [{ n: n + known, bodies: bodies.slice(known) }] : [];
  });
  return left.length > 0 && left[0].n === entries ? left : [];
}
