import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import type { Row, Statement } from './database.ts';
import type { Stretch } from './journal-file.ts';
import { takeLock } from './lock.ts';
import { readStretch, recover } from './recovery.ts';
import { settler } from './settler.ts';

/** Statements, in one transaction or each by itself; that nobody else may keep a journal from now on; or that the end is near. */
type Task =
  | { readonly statements: readonly Statement[]; readonly atomic: boolean }
  | { readonly own: true }
  | { readonly end: true };

/** What the journal handed over has to be settled first. */
export type Question = { readonly id: number; readonly settle: Stretch | null } & Task;

export type Asked = Task;

export type Answer = { readonly id: number } & ({ readonly rows: Row[][] } | { readonly error: string });

export interface ThreadData {
  readonly file: string;
  readonly journals: readonly string[];
}

const { file, journals } = workerData as ThreadData;
const db = new Sqlite(file);
// FULL has to be asked for on every open: only then is a commit on the disk when it returns.
for (const pragma of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'foreign_keys = ON',
  'wal_autocheckpoint = 4000',
]) {
  db.pragma(pragma);
}

/** Needs the tables, which a new database doesn't have yet. */
let settle: ReturnType<typeof settler> | null = null;
let lock: ReturnType<typeof takeLock> | null = null;
/** Handed over, and not settled yet. */
const waiting: Stretch[] = [];

function recoverAll(): void {
  if (!db.prepare("select 1 from sqlite_master where name = 'tables'").get()) return;
  recover(db, journals, (settle ??= settler(db)));
}
recoverAll();

function settleWaiting(): void {
  settle ??= waiting.length > 0 ? settler(db) : null;
  for (; waiting.length > 0; waiting.shift()) settle?.(readStretch(waiting[0]));
}

const prepared = new Map<string, ReturnType<typeof db.prepare>>();

function prepare(sql: string) {
  const known = prepared.get(sql);
  if (known) return known;
  const made = db.prepare(sql);
  // Lists of so many places make statements of as many kinds.
  if (prepared.size > 300) prepared.clear();
  prepared.set(sql, made);
  return made;
}

function run({ sql, params }: Statement): Row[] {
  const one = prepare(sql);
  if (one.reader) return one.all(...params) as Row[];
  one.run(...params);
  return [];
}

const together = db.transaction((statements: readonly Statement[]) => statements.map(run));

function own(): void {
  lock ??= takeLock(`${file}.lock`);
  recoverAll();
}

function end(): void {
  lock?.close();
  db.close();
}

function rowsOf(question: Question): Row[][] {
  if (question.settle) waiting.push(question.settle);
  settleWaiting();
  if ('own' in question) own();
  else if ('end' in question) end();
  else return question.atomic ? together(question.statements) : question.statements.map(run);
  return [];
}

function answer(question: Question): Answer {
  const { id } = question;
  try {
    return { id, rows: rowsOf(question) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
