import { existsSync, readFileSync } from 'node:fs';
import type Sqlite from 'libsql';
import type { Append } from './append.ts';
import { type Gathered, gather } from './gathered.ts';
import { readGroup } from './group.ts';
import { readRecords } from './record.ts';

const OLD = "select 1 from sqlite_master where name = 'journal'";

/**
 * Settles what a server that was killed left in its journal, or what one that is running has there: nothing is taken out of its
 * files. Append by append, for some may have been settled long ago.
 */
export function recover(
  db: InstanceType<typeof Sqlite>,
  files: readonly string[],
  settle: (gathered: Iterable<Gathered>) => void,
): void {
  const left = files.filter((file) => existsSync(file)).flatMap((file) => [...readRecords(readFileSync(file))]);
  if (left.length > 0) settle(inOrder(left.flatMap(readGroup)));
  // Until there were files, the journal was a table.
  if (!db.prepare(OLD).get()) return;
  const rows = db.prepare('select n, body from journal order by n').all() as { n: number; body: string }[];
  const last = rows.at(-1);
  if (!last) return;
  settle(inOrder(rows.flatMap(({ body }) => readGroup(body))));
  db.prepare('delete from journal where n <= ?').run(last.n);
}

const inOrder = (appends: readonly Append[]) =>
  appends.toSorted((a, b) => a.after - b.after).map((one) => gather(undefined, one));
