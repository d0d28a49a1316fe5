import Sqlite from 'libsql';

const WAIT_MS = 5_000;

/** Held until it is closed or the process ends, however that comes about: two servers would write over each other's journal. */
export function takeLock(file: string): { close(): void } {
  const lock = new Sqlite(file);
  try {
    lock.pragma(`busy_timeout = ${WAIT_MS}`);
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new Error('another server keeps its tables there');
  }
}
