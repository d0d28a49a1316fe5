import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { systemDisk } from './disk.ts';
import { type Question, SqliteEngine } from './sqlite-engine.ts';

export interface ThreadData {
  readonly file: string;
  readonly journals: readonly string[];
}

const LOCK_WAIT_MS = 5_000;

function takeLock(path: string): { close(): void } {
  const held = new Sqlite(path);
  try {
    held.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
    held.exec('begin exclusive');
    return held;
  } catch {
    held.close();
    throw new Error('another server keeps its tables there');
  }
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

const engine = new SqliteEngine({
  db,
  disk: systemDisk,
  journals,
  takeLock: () => takeLock(`${file}.lock`),
  close: () => db.close(),
});
parentPort?.on('message', (question: Question) => parentPort?.postMessage(engine.answer(question)));
