import type Sqlite from 'libsql';
import type { TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { type Group, groupOf, headsOf, readGroup } from './group.ts';

const MAKE = 'create table if not exists journal (n integer primary key, body text not null)';

/** However quiet it is, nothing stays in the journal for longer. */
const OLDEST_MS = 5_000;

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
  private began = 0;
  private due = false;

  constructor(db: InstanceType<typeof Sqlite>) {
    db.exec(MAKE);
    this.insert = db.prepare('insert into journal (body) values (?)');
    this.count = db.prepare('select entries from tables where id = ?');
    this.waiting = db.prepare('select n, body from journal order by n');
    const put = putter(db);
    const remove = db.prepare('delete from journal where n <= ?');
    this.settling = db.transaction(() => {
      const rows = this.waiting.all() as { n: number; body: Group }[];
      const last = rows.at(-1);
      if (!last) return;
      for (const gathered of byTable(rows.flatMap(({ body }) => readGroup(body)))) put(gathered);
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

  /** Whether it may hold when the server has to act by itself. */
  holdsDue(now: number): boolean {
    return this.due || (this.gathered > 0 && now - this.began > OLDEST_MS);
  }

  /** Those that could not be kept: they have moved on. */
  append(group: Group): TableId[] {
    const heads = headsOf(group);
    const late = heads.filter(({ id, after }) => this.entriesOf(id) !== after).map(({ id }) => id);
    if (late.length === heads.length) return late;
    this.insert.run(late.length === 0 ? group : groupOf(readGroup(group).filter(({ id }) => !late.includes(id))));
    if (this.gathered === 0) this.began = Date.now();
    for (const { id, after, adds, due } of heads) {
      if (late.includes(id)) continue;
      this.counts.set(id, after + adds);
      this.due ||= due !== undefined;
    }
    this.gathered += heads.length - late.length;
    return late;
  }

  settle(): void {
    this.settling();
    this.counts.clear();
    this.gathered = 0;
    this.due = false;
  }

  private entriesOf(id: TableId): number | undefined {
    return this.counts.get(id) ?? (this.count.get(id) as { entries: number } | undefined)?.entries;
  }
}

/** All that a table has in the journal: its row is as the last append leaves it. */
interface Gathered {
  last: Append;
  listed: boolean | null;
  snapshot: Append['snapshot'];
  readonly sitters: string[];
  /** Rows of entries: where each begins, and its lines. */
  readonly rows: { readonly n: number; readonly bodies: string[] }[];
}

function byTable(appends: readonly Append[]): Iterable<Gathered> {
  const all = new Map<TableId, Gathered>();
  for (const one of appends) {
    const known = all.get(one.id) ?? { last: one, listed: null, snapshot: null, sitters: [], rows: [] };
    all.set(one.id, known);
    known.last = one;
    known.listed = one.listed ?? known.listed;
    known.snapshot = one.snapshot ?? known.snapshot;
    known.sitters.push(...one.sitters);
    // What follows a snapshot is read without what comes before.
    if (one.snapshot !== null || known.rows.length === 0) known.rows.push({ n: one.after, bodies: [] });
    known.rows.at(-1)?.bodies.push(...one.bodies);
  }
  return all.values();
}

function putter(db: InstanceType<typeof Sqlite>): (gathered: Gathered) => void {
  const update = db.prepare(
    `update tables set entries = ?, phase = ?, card = ?, changed = ?, due = ?, lease = ?, leased_until = ? where id = ?`,
  );
  const insert = db.prepare('insert into entries (table_id, n, body) values (?, ?, ?)');
  const seat = db.prepare('insert into sitters (person, table_id) values (?, ?) on conflict do nothing');
  const list = db.prepare('update tables set listed = ? where id = ?');
  const keep = db.prepare('update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?');
  return ({ last, rows, listed, sitters, snapshot }) => {
    const { id, after, bodies, phase, card, changed, due, lease, leasedUntil } = last;
    update.run(after + bodies.length, phase, card, changed, due, lease, leasedUntil, id);
    for (const row of rows) insert.run(id, row.n, row.bodies.join('\n'));
    for (const person of sitters) seat.run(person, id);
    if (listed !== null) list.run(listed ? 1 : 0, id);
    if (snapshot) keep.run(snapshot.text, snapshot.at, id, snapshot.at);
  };
}
