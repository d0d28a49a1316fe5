import type { PersonId, TableId } from '../log/entry.ts';
import type { Database } from './database.ts';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly person: PersonId;
  readonly about: PersonId;
  readonly table: TableId;
  readonly words: string;
}

/** What people told those who run the server. */
export class Reports {
  constructor(private readonly db: Database) {}

  async add({ id, at, person, about, table, words }: Report): Promise<void> {
    const sql = 'insert into reports (id, at, person, about, table_id, words, settled) values (?, ?, ?, ?, ?, ?, 0)';
    await this.db.query(sql, [id, at, person, about, table, words]);
  }

  /** Those not settled yet, the oldest first. */
  async open(most: number): Promise<Report[]> {
    const sql = 'select id, at, person, about, table_id, words from reports where settled = 0 order by at limit ?';
    return (await this.db.query(sql, [most])).map((row) => ({
      id: String(row.id),
      at: Number(row.at),
      person: String(row.person),
      about: String(row.about),
      table: String(row.table_id),
      words: String(row.words),
    }));
  }

  async settle(id: string): Promise<void> {
    await this.db.query('update reports set settled = 1 where id = ?', [id]);
  }
}
