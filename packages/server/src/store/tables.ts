import type { Phase } from '@waybill/protocol';
import type { Entry, PersonId, TableId } from '../log/entry.ts';
import { fold, NeedsHistory, step } from '../log/fold.ts';
import type { History } from '../log/history.ts';
import { thaw } from '../log/snapshot.ts';
import type { TableState } from '../log/table.ts';
import type { Database, Row } from './database.ts';

/** A table's row, as lists show it. */
export interface Listed {
  readonly id: TableId;
  readonly game: string;
  readonly phase: Phase;
  readonly made: number;
  readonly changed: number;
  readonly card: string;
}

const COLUMNS = 'tables.id, game, phase, tables.made, changed, card';

const UNFINISHED = `select (select count(*) from tables where owner = ? and phase <> 'over') as n,
  (select count(*) from tables where id = ?) as there`;

/** Also the row that begins before. */
const SINCE = `select n, body from entries where table_id = ? and
  n >= coalesce((select max(n) from entries where table_id = ? and n <= ?), 0) order by n`;

/** A snapshot is of the table before its last entries, so that there are some; it stands beside the first of them. */
const OPEN = `select seed, body, case when n = snapshot_at then snapshot end as snapshot from tables
  join entries on table_id = id and n >= snapshot_at where id = ? order by n`;

/** A row holds entries that were put there together, a line each; its number is that of the first. */
const entriesOf = (row: Row) =>
  String(row.body)
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

/** Tables at rest. */
export class TableStore {
  constructor(private readonly db: Database) {}

  /** The table and the seed of its dice. */
  async open(id: TableId): Promise<{ table: TableState; seed: string } | null> {
    const rows = await this.db.query(OPEN, [id], { table: id });
    if (rows.length === 0) return null;
    const entries = rows.flatMap(entriesOf);
    const { snapshot } = rows[0];
    const table = snapshot === null ? fold(id, entries).table : await this.thawed(id, String(snapshot), entries);
    return { table, seed: String(rows[0].seed) };
  }

  private async thawed(id: TableId, snapshot: string, since: readonly Entry[]): Promise<TableState> {
    const table = thaw(snapshot);
    try {
      for (const entry of since) step(table, entry, null);
      return table;
    } catch (error) {
      if (error instanceof NeedsHistory) return (await this.whole(id)).table;
      throw error;
    }
  }

  /** The table folded from its first entry, with the events of its match. */
  async whole(id: TableId, entries?: number): Promise<{ table: TableState; history: History }> {
    const all = await this.since(id, 0);
    return fold(id, entries === undefined ? all : all.slice(0, entries));
  }

  async since(id: TableId, n: number): Promise<Entry[]> {
    const rows = await this.db.query(SINCE, [id, id, n], { table: id });
    return rows.flatMap(entriesOf).slice(Math.max(0, n - Number(rows[0]?.n ?? 0)));
  }

  async counts(ids: readonly TableId[]): Promise<Map<TableId, number>> {
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.db.query(`select id, entries from tables where id in (${marks})`, ids);
    return new Map(rows.map((row) => [String(row.id), Number(row.entries)]));
  }

  async listed(limit: number): Promise<Listed[]> {
    const sql = `select ${COLUMNS} from tables where listed = 1 and phase <> 'over' order by changed desc limit ?`;
    return (await this.db.query(sql, [limit])) as unknown as Listed[];
  }

  /** Those in the list whose match is on, and went on since. */
  async on(since: number, limit: number): Promise<Listed[]> {
    const sql = `select ${COLUMNS} from tables where listed = 1 and phase = 'on' and changed >= ? order by changed desc limit ?`;
    return (await this.db.query(sql, [since, limit])) as unknown as Listed[];
  }

  async of(person: PersonId, limit: number): Promise<Listed[]> {
    const sql = `select ${COLUMNS} from tables where owner = ? or id in (select table_id from sitters where person = ?)
      order by changed desc limit ?`;
    return (await this.db.query(sql, [person, person, limit])) as unknown as Listed[];
  }

  /** How many tables of this person are not over, at most, and whether this one is there already. */
  async unfinished(owner: PersonId, id: TableId): Promise<{ count: number; there: boolean }> {
    const unseen = this.db.unfinished(owner);
    const [row] = await this.db.query(UNFINISHED, [owner, id], null);
    return { count: unseen + Number(row.n), there: Number(row.there) > 0 };
  }

  /** The same where those count as well that have come to their end a moment ago: that costs more. */
  async unfinishedNow(owner: PersonId, id: TableId): Promise<number> {
    const [row] = await this.db.query(UNFINISHED, [owner, id]);
    return this.db.unfinished(owner) + Number(row.n);
  }
}
