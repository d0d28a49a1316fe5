import type Sqlite from 'libsql';
import type { Append } from './append.ts';
import { decodeAppends, decodeOldAppends } from './append-codec.ts';
import { type Checkpoint, checkpointReached, type PendingTable, pendingTables } from './checkpoint.ts';
import type { Disk } from './disk.ts';
import type { JournalRange } from './journal-file.ts';
import { findLater, type JournalRecord, type Run, readRun, readUnnumbered } from './journal-record.ts';

const OLD = "select 1 from sqlite_master where name = 'journal'";
/** A journal that a server is just writing over may look odd for a moment. */
const LOOKS = 5;

/** Acknowledged moves stand in the journal behind something that can't be read. Nothing has been changed. */
class JournalDamage extends Error {
  constructor(file: string, at: number, found: string) {
    super(
      `the journal ${file} is damaged at byte ${at}: ${found}. Nothing has been changed; ` +
        'keep a copy of the file, then put back a backup, or remove the file to go on without what only it holds',
    );
  }
}

interface JournalBytes {
  readonly file: string;
  readonly bytes: Buffer;
}

/** The texts of all records after the number that the database has reached; an error where one of them is missing. */
export function readJournal(journals: readonly JournalBytes[], reached: number): { texts: string[]; last: number } {
  const runs = journals.map(({ bytes }): Run => readRun(bytes));
  const records = runs.flatMap((run) => run.records).toSorted((a, b) => a.number - b.number);
  const last = Math.max(reached, records.at(-1)?.number ?? 0);
  const checkpoint = Math.max(reached, ...records.map((one) => one.checkpoint));
  const old: string[] = [];
  for (const [i, { file, bytes }] of journals.entries()) {
    const unnumbered = runs[i].records.length === 0 ? readUnnumbered(bytes) : null;
    if (unnumbered) old.push(...unnumbered);
    const later = findLater(bytes, runs[i].end, last);
    if (later) throw new JournalDamage(file, runs[i].end, `record ${later.number} behind it is whole`);
  }
  const numbers = new Set(records.map(({ number }) => number));
  for (let number = checkpoint + 1; number < last; number++) {
    if (numbers.has(number)) continue;
    // It was written before the highest, into the other file.
    const i = runs.findIndex((run) => run.records.at(-1)?.number !== last);
    const { file } = journals[Math.max(0, i)];
    throw new JournalDamage(file, runs[Math.max(0, i)].end, `record ${number} is missing, of ${last}`);
  }
  const left = records.filter(({ number }) => number > reached);
  return { texts: [...old, ...left.map(({ text }) => text)], last };
}

function readFiles(disk: Disk, files: readonly string[], reached: number): ReturnType<typeof readJournal> {
  for (let look = 1; ; look++) {
    try {
      const found = files.map((file) => ({ file, bytes: disk.read(file) }));
      return readJournal(
        found.flatMap(({ file, bytes }) => (bytes ? [{ file, bytes }] : [])),
        reached,
      );
    } catch (error) {
      if (!(error instanceof JournalDamage) || look === LOOKS) throw error;
    }
  }
}

/**
 * Puts into the database what a server that was killed left in its journal, or what one that is running has there: nothing is
 * taken out of its files. Append by append, for some may have been there long ago.
 */
export function recover(
  db: InstanceType<typeof Sqlite>,
  disk: Disk,
  files: readonly string[],
  checkpoint: Checkpoint,
): void {
  const { texts, last: reached } = readFiles(disk, files, checkpointReached(db));
  if (texts.length > 0) checkpoint(oneByOne(texts.flatMap(decodeAppends)), reached);
  // Until there were files, the journal was a table.
  if (!db.prepare(OLD).get()) return;
  const rows = db.prepare('select n, body from journal order by n').all() as { n: number; body: string }[];
  const last = rows.at(-1);
  if (!last) return;
  checkpoint(oneByOne(rows.flatMap(({ body }) => decodeOldAppends(body))), 0);
  db.prepare('delete from journal where n <= ?').run(last.n);
}

const oneByOne = (appends: readonly Append[]) =>
  appends.toSorted((a, b) => a.after - b.after).flatMap((one) => [...pendingTables([one])]);

/** What stands in a part of a running journal. */
export function readRange(disk: Disk, { path, from, to }: JournalRange): Iterable<PendingTable> {
  const bytes = disk.readPart(path, from, to);
  if (bytes.length < to - from) throw new JournalDamage(path, from + bytes.length, 'it is shorter than it was');
  const { records, end } = readRun(bytes);
  if (end < bytes.length) throw new JournalDamage(path, from + end, 'it is not what was written');
  return pendingTables(appendsIn(records));
}

/** One record after the other: of thousands of appends only the lines of their entries are needed for longer. */
function* appendsIn(records: readonly JournalRecord[]): Iterable<Append> {
  for (const { text } of records) yield* decodeAppends(text);
}
