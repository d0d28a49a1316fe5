import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import type { TableId } from '../log/entry.ts';
import type { Row, Statement } from './database.ts';
import type { Group } from './group.ts';
import { Journal } from './journal.ts';

/** Statements, in one transaction or each by itself; entries of many tables and what goes with them; or that the end is near. */
export type Question = { readonly id: number } & (
  | { readonly statements: readonly Statement[]; readonly atomic: boolean }
  | { readonly group: Group; readonly besides: readonly Statement[] }
  | { readonly end: true }
);

export type Answer = { readonly id: number } & (
  | { readonly rows: Row[][] }
  | { readonly late: TableId[] }
  | { readonly error: string }
);

const db = new Sqlite((workerData as { file: string }).file);
// FULL has to be asked for on every open: only then is a commit on the disk when it returns.
for (const pragma of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'foreign_keys = ON',
  // The journal's pages are written again and again: later, each has to be copied once.
  'wal_autocheckpoint = 4000',
]) {
  db.pragma(pragma);
}

/** Needs the tables, which a new database doesn't have yet: then it is made with the first group. */
let journal = db.prepare("select 1 from sqlite_master where name = 'tables'").get() ? new Journal(db) : null;
const MOST_GATHERED = 4000;
/** What may see or change what the journal holds. */
const JOURNALLED = /\b(tables|entries|sitters)\b/;

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

function settleAbove(most: number): void {
  if (journal && journal.length > most) journal.settle();
}

function needsSettling({ sql, about }: Statement): boolean {
  if (about === undefined) return JOURNALLED.test(sql);
  if (about === null || !journal) return false;
  return about === 'due' ? journal.holdsDue(Date.now()) : journal.holds(about.table);
}

function rowsOf(statements: readonly Statement[], atomic: boolean): Row[][] {
  if (statements.some(needsSettling)) settleAbove(0);
  return atomic ? together(statements) : statements.map(run);
}

const withBesides = db.transaction((log: Journal, group: Group, besides: readonly Statement[]) => {
  for (const one of besides) run(one);
  return log.append(group);
});

function append(group: Group, besides: readonly Statement[]): TableId[] {
  settleAbove(MOST_GATHERED);
  journal ??= new Journal(db);
  if (besides.length === 0) return journal.append(group);
  try {
    return withBesides(journal, group, besides);
  } catch (error) {
    // It counts what the transaction took back: the next one counts afresh.
    journal = null;
    throw error;
  }
}

function answer(question: Question): Answer {
  const { id } = question;
  try {
    if ('group' in question) return { id, late: append(question.group, question.besides) };
    if ('statements' in question) return { id, rows: rowsOf(question.statements, question.atomic) };
    settleAbove(0);
    return { id, rows: [] };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
