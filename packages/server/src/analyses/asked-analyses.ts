import type { PersonId, TableId } from '../log/entry.ts';
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import type { Analyst } from './analysts.ts';
import { playedMatch } from './played-match.ts';

/** Analyses that people asked for, as JSON: made once by a worker, kept with their match, and the same for all who look. */
export class AskedAnalyses {
  private readonly underWay = new Map<TableId, Promise<string | null>>();
  private readonly asking = new Map<PersonId, TableId>();

  constructor(
    private readonly db: Database,
    private readonly store: TableStore,
    private readonly analyst: Analyst,
    private readonly now: () => number,
  ) {}

  /** Whether there is anybody who does it. */
  get isOffered(): boolean {
    return this.analyst.askWorker !== undefined;
  }

  async kept(id: TableId): Promise<string | null> {
    const [row] = await this.db.query('select analysis from analyses where table_id = ?', [id], null);
    return row ? String(row.analysis) : null;
  }

  /** The one that is being made. */
  awaited(id: TableId): Promise<string | null> | undefined {
    return this.underWay.get(id);
  }

  /** Whether one that this person asked for is being made, of whichever match. */
  isAsking(person: PersonId): boolean {
    return this.asking.has(person);
  }

  /** Null where no worker takes it. */
  async make(id: TableId, person: PersonId): Promise<string | null> {
    const making = this.makeNow(id);
    this.asking.set(person, id);
    this.underWay.set(id, making);
    try {
      return await making;
    } finally {
      this.asking.delete(person);
      this.underWay.delete(id);
    }
  }

  private async makeNow(id: TableId): Promise<string | null> {
    const match = await playedMatch(this.store, id);
    const analysis = match && (await this.analyst.askWorker?.(match));
    if (!analysis) return null;
    // Another node may have been first: then everybody gets that one.
    const sql = 'insert into analyses (table_id, analysis, made) values (?, ?, ?) on conflict do nothing';
    await this.db.query(sql, [id, JSON.stringify(analysis), this.now()], null);
    return this.kept(id);
  }
}
