import type { Event } from '@waybill/rules/kernel';
import type { Entry, PersonId, TableId } from '../log/entry.ts';
import { fold, NeedsHistory, step } from '../log/fold.ts';
import { thaw } from '../log/snapshot.ts';
import type { Table } from '../log/table.ts';
import { type Database, type Row, statement, type Value } from './database.ts';

/** A table's row, as lists show it. */
export interface Listed {
  readonly id: TableId;
  readonly game: string;
  readonly phase: string;
  readonly made: number;
  readonly changed: number;
  readonly card: string;
}

export interface NewTable {
  readonly id: TableId;
  readonly owner: PersonId;
  readonly game: string;
  readonly listed: boolean;
  readonly made: number;
  readonly card: string;
  readonly seed: string;
  readonly entry: Entry;
}

const COLUMNS = 'tables.id, game, phase, tables.made, changed, card';
const ENTRY = 'select body from entries where table_id = ? and n >= ? order by n';

const MAKE = `insert into tables (id, owner, game, listed, phase, made, changed, card, seed, entries, stamp, due, lease,
  leased_until, snapshot, snapshot_at) values (?, ?, ?, ?, 'open', ?, ?, ?, ?, 1, '', null, '', 0, null, 0)
  on conflict do nothing`;

const entryOf = (row: Row) => JSON.parse(String(row.body)) as Entry;

/** Tables at rest. */
export class TableStore {
  constructor(private readonly db: Database) {}

  /** Makes it, unless it has been made already. */
  async make({ id, owner, game, listed, made, card, seed, entry }: NewTable): Promise<void> {
    const row = { sql: MAKE, params: [id, owner, game, listed ? 1 : 0, made, made, card, seed], about: id };
    const first = 'insert into entries (table_id, n, body) values (?, 0, ?) on conflict do nothing';
    await this.db.batch([row, { ...statement(first, id, JSON.stringify(entry)), about: id }]);
  }

  /** The table and the seed of its dice. */
  async open(id: TableId): Promise<{ table: Table; seed: string } | null> {
    const [row] = await this.db.query('select snapshot, seed from tables where id = ?', [id], id);
    return row ? { table: await this.thawed(id, row.snapshot), seed: String(row.seed) } : null;
  }

  private async thawed(id: TableId, snapshot: Value): Promise<Table> {
    if (snapshot === null) return (await this.whole(id)).table;
    const table = thaw(String(snapshot));
    try {
      for (const entry of await this.since(id, table.entries)) step(table, entry, null);
      return table;
    } catch (error) {
      if (error instanceof NeedsHistory) return (await this.whole(id)).table;
      throw error;
    }
  }

  /** The table folded from its first entry, with the events of its match. */
  async whole(id: TableId, entries?: number): Promise<{ table: Table; history: Event[] }> {
    const all = await this.since(id, 0);
    return fold(id, entries === undefined ? all : all.slice(0, entries));
  }

  async since(id: TableId, n: number): Promise<Entry[]> {
    return (await this.db.query(ENTRY, [id, n], id)).map(entryOf);
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

  async of(person: PersonId, limit: number): Promise<Listed[]> {
    const sql = `select ${COLUMNS} from tables where owner = ? or id in (select table_id from sitters where person = ?)
      order by changed desc limit ?`;
    return (await this.db.query(sql, [person, person, limit])) as unknown as Listed[];
  }

  async unfinished(owner: PersonId): Promise<number> {
    const sql = `select count(*) as n from tables where owner = ? and phase <> 'over'`;
    const [row] = await this.db.query(sql, [owner], null);
    return Number(row.n);
  }
}
