import type Sqlite from 'libsql';
import { type Checkpoint, checkpointInto, checkpointReached } from './checkpoint.ts';
import type { Row, Statement } from './database.ts';
import type { Disk } from './disk.ts';
import type { JournalRange } from './journal-file.ts';
import { readRange, recover } from './recovery.ts';

/**
 * Statements, in one transaction or each by itself; that nobody else may keep a journal from now on, to be told the number of
 * its last record; or that the end is near.
 */
export type Task =
  | { readonly statements: readonly Statement[]; readonly atomic: boolean }
  | { readonly own: true }
  | { readonly end: true };

/** What the journal holds comes into the database first. */
export type Question = { readonly id: number; readonly checkpoint: JournalRange | null } & Task;

export type Answer = { readonly id: number } & ({ readonly rows: Row[][] } | { readonly error: string });

export interface EngineParts {
  readonly db: InstanceType<typeof Sqlite>;
  readonly disk: Disk;
  readonly journals: readonly string[];
  /** Held until it is closed or the process ends, however that comes about: two servers would write over each other's journal. */
  takeLock(): { close(): void };
  close(): void;
}

/** SQLite with its journal before it: answers one question after the other. */
export class SqliteEngine {
  /** Needs the tables, which a new database doesn't have yet. */
  private checkpoint: Checkpoint | null = null;
  private lock: { close(): void } | null = null;
  /** Taken from the journal, and not in the database yet. */
  private readonly waiting: JournalRange[] = [];
  private readonly prepared = new Map<string, ReturnType<InstanceType<typeof Sqlite>['prepare']>>();
  private readonly together: (statements: readonly Statement[]) => Row[][];

  constructor(private readonly parts: EngineParts) {
    this.together = parts.db.transaction((statements: readonly Statement[]) => statements.map((one) => this.run(one)));
    this.recoverAll();
  }

  answer(question: Question): Answer {
    const { id } = question;
    try {
      return { id, rows: this.rowsOf(question) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }

  private rowsOf(question: Question): Row[][] {
    if (question.checkpoint) this.waiting.push(question.checkpoint);
    this.checkpointWaiting();
    if ('own' in question) return [[{ number: this.own() }]];
    if ('end' in question) this.end();
    else return question.atomic ? this.together(question.statements) : question.statements.map((one) => this.run(one));
    return [];
  }

  private recoverAll(): void {
    const { db, disk, journals } = this.parts;
    if (!db.prepare("select 1 from sqlite_master where name = 'tables'").get()) return;
    recover(db, disk, journals, (this.checkpoint ??= checkpointInto(db)));
  }

  private checkpointWaiting(): void {
    const { db, disk } = this.parts;
    if (this.waiting.length > 0) this.checkpoint ??= checkpointInto(db);
    for (; this.waiting.length > 0; this.waiting.shift()) {
      const [range] = this.waiting;
      this.checkpoint?.(readRange(disk, range), range.upTo);
    }
  }

  private prepare(sql: string) {
    const known = this.prepared.get(sql);
    if (known) return known;
    const made = this.parts.db.prepare(sql);
    // Lists of so many places make statements of as many kinds.
    if (this.prepared.size > 300) this.prepared.clear();
    this.prepared.set(sql, made);
    return made;
  }

  private run({ sql, params }: Statement): Row[] {
    const one = this.prepare(sql);
    if (one.reader) return one.all(...params) as Row[];
    one.run(...params);
    return [];
  }

  private own(): number {
    this.lock ??= this.parts.takeLock();
    this.recoverAll();
    return checkpointReached(this.parts.db);
  }

  private end(): void {
    this.lock?.close();
    this.parts.close();
  }
}
