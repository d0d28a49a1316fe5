import type { Worker } from 'node:worker_threads';
import type { PersonId, TableId } from '../log/entry.ts';
import { startThread } from '../thread.ts';
import type { Append } from './append.ts';
import type { Database, Row, Statement, Value } from './database.ts';
import { Journal, journalFiles } from './journal.ts';
import type { Answer, Asked, Question, ThreadData } from './sqlite-thread.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What may see or change what the journal holds. */
const JOURNALLED = /\b(tables|entries|sitters)\b/;

/** SQLite in a thread of its own, so that waiting for the disk holds up nobody, and a journal before it. */
class Sqlite implements Database {
  readonly kind = 'sqlite';
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private journal: Journal | null = null;
  private owning: Promise<Journal> | null = null;
  private writing: Promise<void> | null = null;
  private closing = false;
  /** Why nothing can be asked any more. */
  private ended: Error | null = null;

  constructor(
    private readonly thread: Worker,
    private readonly files: readonly [string, string],
  ) {
    thread.on('message', (answer: Answer) => {
      const one = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer);
    });
    thread.on('error', (error) => this.fail(error));
    thread.on('exit', () => this.fail(new Error('the database is closed')));
  }

  async query(sql: string, params: readonly Value[] = [], about?: Statement['about']): Promise<Row[]> {
    const [rows] = await this.rows([about === undefined ? { sql, params } : { sql, params, about }], false);
    return rows;
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.rows(statements, true);
  }

  async own(): Promise<void> {
    await this.ownJournal();
  }

  async append(appends: readonly Append[]): Promise<TableId[]> {
    const journal = this.journal ?? (await this.ownJournal());
    if (journal.isFull) this.settle();
    const strange = appends.filter((one) => journal.entriesOf(one) === undefined).map(({ id }) => id);
    if (strange.length > 0) await this.lookUp(journal, strange);
    const kept = appends.filter((one) => journal.entriesOf(one) === one.after);
    if (this.closing) throw new Error('the database is closed');
    if (kept.length > 0) await (this.writing = journal.write(kept));
    return kept.map(({ id }) => id);
  }

  unfinished(owner: PersonId): number {
    return this.journal?.unfinished(owner) ?? 0;
  }

  async close(): Promise<void> {
    this.closing = true;
    try {
      await this.writing?.catch(() => {});
      await this.ask({ statements: [], atomic: false }, true);
      // Only while nobody else may have written there, and with all of it settled.
      await this.journal?.close();
      await this.ask({ end: true }, false);
    } finally {
      await this.thread.terminate();
    }
  }

  private ownJournal(): Promise<Journal> {
    this.owning ??= this.ask({ own: true }, false).then(
      async () => (this.journal = await Journal.open(this.files)),
      (error: unknown) => {
        this.owning = null;
        throw error;
      },
    );
    return this.owning;
  }

  private async lookUp(journal: Journal, ids: readonly TableId[]): Promise<void> {
    const marks = ids.map(() => '?').join(', ');
    const sql = `select id, entries from tables where id in (${marks})`;
    const settled = ids.some((id) => journal.holds(id));
    const rows = await this.query(sql, ids, settled ? undefined : null);
    for (const { id, entries } of rows) journal.know(String(id), Number(entries));
  }

  /** Nobody waits for it: whatever is asked next is answered after it. */
  private settle(): void {
    this.ask({ statements: [], atomic: false }, true).catch(() => {});
  }

  private async rows(statements: readonly Statement[], atomic: boolean): Promise<Row[][]> {
    const settle = statements.some((one) => this.needsSettling(one));
    const answer = await this.ask({ statements, atomic }, settle);
    return 'rows' in answer ? answer.rows : [];
  }

  private needsSettling({ sql, about }: Statement): boolean {
    if (!this.journal || this.journal.isEmpty || about === null) return false;
    if (about === undefined) return JOURNALLED.test(sql);
    return about === 'due' ? this.journal.holdsDue(Date.now()) : this.journal.holds(about.table);
  }

  private async ask(asked: Asked, settle: boolean): Promise<Answer> {
    const { journal } = this;
    if (this.ended) throw this.ended;
    const handed = settle && journal ? journal.hand() : null;
    const upTo = journal?.handedOver ?? 0;
    const answer = await this.post({ id: ++this.asked, settle: handed, ...asked });
    journal?.settled(upTo);
    return answer;
  }

  private post(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, { resolve, reject });
      this.thread.postMessage(question);
    });
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const one of this.waiting.values()) one.reject(error);
    this.waiting.clear();
  }
}

export function openSqlite(file: string): Database {
  const journals = journalFiles(file);
  const data: ThreadData = { file, journals };
  return new Sqlite(startThread('./sqlite-thread', import.meta.url, data), journals);
}
