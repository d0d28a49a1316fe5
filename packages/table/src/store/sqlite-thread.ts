import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import type { Row, Statement } from './database.ts';

export interface Question {
  readonly id: number;
  readonly statements: readonly Statement[];
  readonly atomic: boolean;
}

export interface Answer {
  readonly id: number;
  readonly rows: Row[][];
  readonly error?: string;
}

const db = new Sqlite((workerData as { file: string }).file);
// FULL has to be asked for on every open: only then is a commit on the disk when it returns.
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON']) {
  db.pragma(pragma);
}

const prepared = new Map<string, ReturnType<typeof db.prepare>>();

function prepare(sql: string) {
  const known = prepared.get(sql);
  if (known) return known;
  const made = db.prepare(sql);
  // The statements of a group commit are as many as there are sizes of groups.
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

function answer({ id, statements, atomic }: Question): Answer {
  try {
    return { id, rows: atomic ? together(statements) : statements.map(run) };
  } catch (error) {
    return { id, rows: [], error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answer(question));
});
