import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import type Sqlite from 'libsql';
import type { Append } from './append.ts';
import { type Gathered, gathered } from './gathered.ts';
import { readGroup, readOldGroup } from './group.ts';
import type { Stretch } from './journal-file.ts';
import { readRecords } from './record.ts';

const OLD = "select 1 from sqlite_master where name = 'journal'";

/**
 * Settles what a server that was killed left in its journal, or what one that is running has there: nothing is taken out of its
 * files. Append by append, for some may have been settled long ago.
 */
export function recover(
  db: InstanceType<typeof Sqlite>,
  files: readonly string[],
  settle: (all: Iterable<Gathered>) => void,
): void {
  const left = files.filter((file) => existsSync(file)).flatMap((file) => readRecords(readFileSync(file)).texts);
  if (left.length > 0) settle(oneByOne(left.flatMap(readGroup)));
  // Until there were files, the journal was a table.
  if (!db.prepare(OLD).get()) return;
  const rows = db.prepare('select n, body from journal order by n').all() as { n: number; body: string }[];
  const last = rows.at(-1);
  if (!last) return;
  settle(oneByOne(rows.flatMap(({ body }) => readOldGroup(body))));
  db.prepare('delete from journal where n <= ?').run(last.n);
}

const oneByOne = (appends: readonly Append[]) =>
  appends.toSorted((a, b) => a.after - b.after).flatMap((one) => [...gathered([one])]);

/** What stands in a part of a running journal. */
export function readStretch({ path, from, to }: Stretch): Iterable<Gathered> {
  const bytes = Buffer.alloc(to - from);
  const file = openSync(path, 'r');
  try {
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(file, bytes, at, bytes.length - at, from + at);
      if (read === 0) throw new Error('the journal is shorter than it was');
      at += read;
    }
  } finally {
    closeSync(file);
  }
  const { texts, end } = readRecords(bytes);
  if (end < bytes.length) throw new Error('the journal is not what was written');
  return gathered(texts.flatMap(readGroup));
}
