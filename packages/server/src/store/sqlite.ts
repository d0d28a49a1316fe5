import type { Worker } from 'node:worker_threads';
import type { PersonId, TableId } from '../log/entry.ts';
import { startThread } from '../thread.ts';
import { systemTime } from '../time.ts';
import type { Append } from './append.ts';
import type { Database, Row, Statement, Value } from './database.ts';
import { type Disk, systemDisk } from './disk.ts';
import { Journal, journalFiles } from './journal.ts';
import type { Answer, Question, Task } from './sqlite-engine.ts';
import type { ThreadData } from './sqlite-thread.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What may see or change what the journal holds. */
const JOURNALLED = /\b(tables|entries|sitters)\b/;

/** Where SQLite itself runs: answers questions in the order they came. */
export interface Engine {
  post(question: Question): void;
  listen(answered: (answer: Answer) => void, failed: (error: Error) => void): void;
  end(): Promise<void>;
}

/** A thread of its own, so that waiting for the disk holds up nobody. */
function threadEngine(thread: Worker): Engine {
  return {
    post: (question) => thread.postMessage(question),
    listen(answered, failed) {
      thread.on('message', answered);
      thread.on('error', failed);
      thread.on('exit', () => failed(new Error('the database is closed')));
    },
    end: async () => void (await thread.terminate()),
  };
}

/** SQLite, and a journal before it. */
export class Sqlite implements Database {
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
    private readonly engine: Engine,
    private readonly disk: Disk,
    private readonly files: readonly [string, string],
    private readonly steady: () => number,
  ) {
    const answered = (answer: Answer) => {
      const one = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer);
    };
    engine.listen(answered, (error) => this.fail(error));
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
    if (journal.isFull) this.checkpoint();
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

  get holdsDue(): boolean {
    return this.journal?.holdsDue ?? false;
  }

  async close(): Promise<void> {
    this.closing = true;
    try {
      await this.writing?.catch(() => {});
      await this.ask({ statements: [], atomic: false }, true);
      // Only while nobody else may have written there, and with all of it in the database.
      await this.journal?.close();
      await this.ask({ end: true }, false);
    } finally {
      await this.engine.end();
    }
  }

  private ownJournal(): Promise<Journal> {
    this.owning ??= this.ask({ own: true }, false).then(
      async (answer) => {
        const last = 'rows' in answer ? Number(answer.rows[0][0].number) : 0;
        return (this.journal = await Journal.open(this.files, this.disk, this.steady, last));
      },
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
    const held = ids.some((id) => journal.holds(id));
    const rows = await this.query(sql, ids, held ? undefined : null);
    for (const { id, entries } of rows) journal.know(String(id), Number(entries));
  }

  /** Nobody waits for it: whatever is asked next is answered after it. */
  private checkpoint(): void {
    this.ask({ statements: [], atomic: false }, true).catch(() => {});
  }

  private async rows(statements: readonly Statement[], atomic: boolean): Promise<Row[][]> {
    const checkpoint = statements.some((one) => this.needsCheckpoint(one));
    const answer = await this.ask({ statements, atomic }, checkpoint);
    return 'rows' in answer ? answer.rows : [];
  }

  private needsCheckpoint({ sql, about }: Statement): boolean {
    if (!this.journal || this.journal.isEmpty || about === null) return false;
    if (about === undefined) return JOURNALLED.test(sql);
    return 'dueBy' in about ? this.journal.holdsDueBy(about.dueBy) : this.journal.holds(about.table);
  }

  private async ask(asked: Task, checkpoint: boolean): Promise<Answer> {
    const { journal } = this;
    if (this.ended) throw this.ended;
    const range = checkpoint && journal ? journal.takeForCheckpoint() : null;
    const upTo = journal?.takenUpTo ?? 0;
    const answer = await this.post({ id: ++this.asked, checkpoint: range, ...asked });
    journal?.checkpointed(upTo);
    return answer;
  }

  private post(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, { resolve, reject });
      this.engine.post(question);
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
  const engine = threadEngine(startThread('./sqlite-thread', import.meta.url, data));
  return new Sqlite(engine, systemDisk, journals, systemTime.steady);
}
