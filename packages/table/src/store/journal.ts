import type Sqlite from 'libsql';
import type { TableId } from '../log/entry.ts';
import type { Append } from './append.ts';

const MAKE = 'create table if not exists journal (n integer primary key, body text not null)';

/** What a group commit asks of the thread: the appends as JSON, and beside it what has to be compared. */
export interface Group {
  readonly ids: readonly TableId[];
  readonly afters: readonly number[];
  /** How many entries each adds. */
  readonly adds: readonly number[];
  readonly body: string;
}

export function groupOf(appends: readonly Append[]): Group {
  return {
    ids: appends.map((one) => one.id),
    afters: appends.map((one) => one.after),
    adds: appends.map((one) => one.bodies.length),
    body: JSON.stringify(appends),
  };
}

/**
 * A group commit is one row at the end of one table, on the disk when `append` returns: that is all a durable commit has to
 * write. `settle` puts what has gathered where it belongs, a table's row once for all its moves since; it has to be
 * called before tables or entries are read. A journal that a crash left behind is settled on the next open.
 */
export class Journal {
  /** The number of entries of tables with something in the journal. */
  private readonly counts = new Map<TableId, number>();
  private readonly insert;
  private readonly count;
  private readonly waiting;
  private readonly settling;
  private gathered = 0;

  constructor(db: InstanceType<typeof Sqlite>) {
    db.exec(MAKE);
    this.insert = db.prepare('insert into journal (body) values (?)');
    this.count = db.prepare('select entries from tables where id = ?');
    this.waiting = db.prepare('select n, body from journal order by n');
    const put = putter(db);
    const remove = db.prepare('delete from journal where n <= ?');
    this.settling = db.transaction(() => {
      const rows = this.waiting.all() as { n: number; body: string }[];
      const last = rows.at(-1);
      if (!last) return;
      for (const append of merged(rows.flatMap(({ body }) => JSON.parse(body) as Append[]))) put(append);
      remove.run(last.n);
    });
    this.settle();
  }

  /** How many appends wait to be settled. */
  get length(): number {
    return this.gathered;
  }

  holds(id: TableId): boolean {
    return this.counts.has(id);
  }

  append({ ids, afters, adds, body }: Group): TableId[] {
    const fits = ids.map((id, i) => this.entriesOf(id) === afters[i]);
    const kept = ids.filter((_, i) => fits[i]);
    if (kept.length === 0) return kept;
    this.insert.run(kept.length === ids.length ? body : only(body, fits));
    ids.forEach((id, i) => fits[i] && this.counts.set(id, afters[i] + adds[i]));
    this.gathered += kept.length;
    return kept;
  }

  settle(): void {
    this.settling();
    this.counts.clear();
    this.gathered = 0;
  }

  private entriesOf(id: TableId): number | undefined {
    return this.counts.get(id) ?? (this.count.get(id) as { entries: number } | undefined)?.entries;
  }
}

const only = (body: string, fits: readonly boolean[]) =>
  JSON.stringify((JSON.parse(body) as Append[]).filter((_, i) => fits[i]));

/** All that a table has in the journal as one append: its row is as the last one leaves it. */
function merged(appends: readonly Append[]): Iterable<Append> {
  const all = new Map<TableId, Append>();
  for (const one of appends) {
    const { after, bodies, sitters, listed, snapshot } = all.get(one.id) ?? { ...one, bodies: [], sitters: [] };
    all.set(one.id, {
      ...one,
      after,
      bodies: [...bodies, ...one.bodies],
      sitters: [...sitters, ...one.sitters],
      listed: one.listed ?? listed,
      snapshot: one.snapshot ?? snapshot,
    });
  }
  return all.values();
}

function putter(db: InstanceType<typeof Sqlite>): (append: Append) => void {
  const update = db.prepare(
    `update tables set entries = ?, phase = ?, card = ?, changed = ?, due = ?, lease = ?, leased_until = ? where id = ?`,
  );
  const insert = db.prepare('insert into entries (table_id, n, body) values (?, ?, ?)');
  const seat = db.prepare('insert into sitters (person, table_id) values (?, ?) on conflict do nothing');
  const list = db.prepare('update tables set listed = ? where id = ?');
  const keep = db.prepare('update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?');
  return ({ id, after, bodies, phase, card, changed, due, lease, leasedUntil, listed, sitters, snapshot }) => {
    update.run(after + bodies.length, phase, card, changed, due, lease, leasedUntil, id);
    bodies.forEach((body, i) => insert.run(id, after + i, body));
    for (const person of sitters) seat.run(person, id);
    if (listed !== null) list.run(listed ? 1 : 0, id);
    if (snapshot) keep.run(snapshot.text, snapshot.at, id, snapshot.at);
  };
}
