import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append } from './append.ts';
import { encodeAppends } from './append-codec.ts';
import type { Database } from './database.ts';
import { journalFiles } from './journal.ts';
import { encodeRecord } from './journal-record.ts';
import { openDatabase, sqliteFile } from './open.ts';
import { readJournal } from './recovery.ts';
import { TableStore } from './tables.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-journal-'));
  db = await openDatabase({ dataDir: folder }, () => {});
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const entry = { at: 1, by: 'ann', type: 'chat', text: '' } as const;

const making = (id: string): Append => ({
  ...append(id, 0, ''),
  phase: 'open',
  make: { owner: 'ann', game: 'any', made: 1, seed: 'seed' },
});

async function make(id: string): Promise<void> {
  expect(await db.append([making(id)])).toEqual([id]);
}

const append = (id: string, after: number, ...texts: string[]): Append => ({
  id,
  after,
  bodies: texts.map((text) => JSON.stringify({ ...entry, text })),
  phase: 'on',
  summary: JSON.stringify({ card: after }),
  changed: after,
  due: null,
  lease: '',
  leasedUntil: 0,
  listed: null,
  sitters: [],
  snapshot: null,
  make: null,
});

const said = async (id: string) => (await new TableStore(db).since(id, 1)).map((one) => 'text' in one && one.text);

test('nobody but who runs the server may read what it keeps', async () => {
  await make('a');
  const file = sqliteFile(folder);
  for (const one of [file, `${file}-wal`, ...journalFiles(file)]) expect(statSync(one).mode & 0o077, one).toBe(0);
});

test('what was appended is read in order, once, however often it was read before', async () => {
  await make('a');
  expect(await db.append([append('a', 1, '1', '2')])).toEqual(['a']);
  expect(await db.append([append('a', 3, '3')])).toEqual(['a']);
  expect(await said('a')).toEqual(['1', '2', '3']);
  expect(await db.append([append('a', 4, '4')])).toEqual(['a']);
  expect(await said('a')).toEqual(['1', '2', '3', '4']);
  const [row] = await db.query('select entries, card, changed from tables');
  expect(row).toMatchObject({ entries: 5, card: '{"card":4}', changed: 4 });
});

test('a table that has moved on is left as it is, and only that one', async () => {
  await make('a');
  await make('b');
  expect(await db.append([append('a', 1, '1'), append('b', 1, '1')])).toEqual(['a', 'b']);
  expect(await db.append([append('a', 1, 'late'), append('b', 2, '2')])).toEqual(['b']);
  expect(await db.append([append('none', 1, 'lost')])).toEqual([]);
  expect(await said('a')).toEqual(['1']);
  expect(await db.append([append('a', 1, 'late')])).toEqual([]);
  expect(await said('b')).toEqual(['1', '2']);
});

test('what another process finds in the journal is put where it belongs, and this one goes on', async () => {
  await make('a');
  await db.append([{ ...append('a', 1, '1'), sitters: ['ann', 'ben'], listed: true }]);
  const other = await openDatabase({ dataDir: folder }, () => {});
  expect(await other.query('select person from sitters order by person')).toMatchObject([
    { person: 'ann' },
    { person: 'ben' },
  ]);
  expect(await other.query('select listed, entries from tables')).toMatchObject([{ listed: 1, entries: 2 }]);
  await other.close();
  expect(await db.append([append('a', 2, '2')])).toEqual(['a']);
  expect(await said('a')).toEqual(['1', '2']);
});

/** The folder as a power cut would leave it. */
function copyOf(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'waybill-journal-'));
  const file = sqliteFile(from);
  for (const one of [file, `${file}-wal`, ...journalFiles(file)]) {
    if (existsSync(one)) copyFileSync(one, one.replace(from, to));
  }
  return to;
}

async function reopened<T>(left: string, job: (other: Database) => Promise<T>): Promise<T> {
  const other = await openDatabase({ dataDir: left }, () => {});
  try {
    return await job(other);
  } finally {
    await other.close();
    rmSync(left, { recursive: true, force: true });
  }
}

const saidIn = async (other: Database, id: string) =>
  (await new TableStore(other).since(id, 1)).map((one) => 'text' in one && one.text);

test('what is torn at the end of the journal was never said; what stands before it was', async () => {
  await make('a');
  await db.append([append('a', 1, 'größer')]);
  await db.append([append('a', 2, '2')]);
  const [journal] = journalFiles(sqliteFile(folder));
  const { size } = statSync(journal);
  const torn = copyOf(folder);
  truncateSync(journalFiles(sqliteFile(torn))[0], size - 3);
  expect(await reopened(torn, (other) => saidIn(other, 'a'))).toEqual(['größer']);
  const garbled = copyOf(folder);
  appendFileSync(
    journalFiles(sqliteFile(garbled))[0],
    encodeRecord({ number: 4, checkpoint: 0, text: encodeAppends([append('a', 3, '3')]) }).fill(7, 40, 50),
  );
  expect(await reopened(garbled, (other) => saidIn(other, 'a'))).toEqual(['größer', '2']);
});

test('the journal goes round: what is settled is written over, and what is not is found after a power cut', async () => {
  await make('a');
  const expected: string[] = [];
  for (let n = 1; n <= 7; n++) {
    expect(await db.append([append('a', n, `${n}`)])).toEqual(['a']);
    expected.push(`${n}`);
    // Reading settles: the next goes to the other file, over what that one had.
    if (n % 2 === 0) expect(await said('a')).toEqual(expected);
    expect(await reopened(copyOf(folder), (other) => saidIn(other, 'a'))).toEqual(expected);
  }
  const sizes = journalFiles(sqliteFile(folder)).map((file) => statSync(file).size);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
}, 60_000);

test('who comes back to what was forgotten does not find it again in an old record', async () => {
  await make('a');
  await db.append([{ ...append('a', 1, '1'), sitters: ['ben'] }]);
  await db.query('delete from sitters');
  await db.append([append('a', 2, '2')]);
  const sitters = await reopened(copyOf(folder), (other) => other.query('select person from sitters'));
  expect(sitters).toEqual([]);
});

test('two servers do not keep their tables in one folder, and the second may come when the first has gone', async () => {
  await db.own();
  const other = await openDatabase({ dataDir: folder }, () => {});
  await expect(other.own()).rejects.toThrow('another server');
  await expect(other.append([making('b')])).rejects.toThrow('another server');
  await make('a');
  await db.close();
  await other.own();
  expect(await other.append([append('a', 1, '1')])).toEqual(['a']);
  expect(await saidIn(other, 'a')).toEqual(['1']);
  db = other;
}, 60_000);

test('a table that was made is counted at once, and is made once', async () => {
  const store = new TableStore(db);
  await make('a');
  await make('b');
  expect(await store.unfinished('ann', 'c')).toEqual({ count: 2, there: false });
  expect(await db.append([making('a')])).toEqual([]);
  await db.append([{ ...append('b', 1, '1'), phase: 'over' }]);
  expect(await store.unfinished('ann', 'c')).toEqual({ count: 1, there: false });
  expect(await store.unfinishedNow('ann', 'c')).toBe(1);
  await db.append([{ ...append('a', 1, '1'), phase: 'over' }]);
  // It is over in the journal, and not yet in the database.
  expect((await store.unfinished('ann', 'c')).count).toBe(1);
  expect(await store.unfinishedNow('ann', 'c')).toBe(0);
  expect(await said('b')).toEqual(['1']);
  expect(await store.unfinished('ann', 'a')).toEqual({ count: 0, there: true });
});

test('a journal from before there were files is settled', async () => {
  await make('a');
  await said('a');
  const old = copyOf(folder);
  const sqlite = new Sqlite(sqliteFile(old));
  sqlite.exec('create table journal (n integer primary key, body text not null)');
  const head = { id: 'a', after: 1, adds: 1, phase: 'on', changed: 1, card: '{"card":1}' };
  const line = JSON.stringify({ ...entry, text: 'old' });
  sqlite.prepare('insert into journal (body) values (?)').run(`${JSON.stringify([head])}\n${line}`);
  sqlite.close();
  const [texts, left] = await reopened(old, async (other) => [
    await saidIn(other, 'a'),
    await other.query('select n from journal'),
  ]);
  expect(texts).toEqual(['old']);
  expect(left).toEqual([]);
});

/** As records were until they had numbers. */
function unnumbered(text: string): Buffer {
  const rest = Buffer.alloc(4 + Buffer.byteLength(text));
  rest.writeUInt32LE(Buffer.byteLength(text));
  rest.write(text, 4);
  return Buffer.concat([createHash('sha256').update(rest).digest().subarray(0, 12), rest]);
}

test('a journal from before records were numbered is read', async () => {
  await make('a');
  await said('a');
  const old = copyOf(folder);
  const texts = [append('a', 1, 'old'), append('a', 2, 'older')].map((one) => unnumbered(encodeAppends([one])));
  writeFileSync(journalFiles(sqliteFile(old))[0], Buffer.concat([...texts, Buffer.from('torn')]));
  expect(await reopened(old, (other) => saidIn(other, 'a'))).toEqual(['old', 'older']);
});

const failure = (left: string) =>
  openDatabase({ dataDir: left }, () => {}).then(
    async (other) => {
      await other.close();
      return null;
    },
    (error: Error) => error.message,
  );

test('damage before the end is told from the end, whichever byte it is', () => {
  const texts = ['one', 'two', 'größer', 'four', 'five'];
  const records = texts.map((text, i) => encodeRecord({ number: i + 1, checkpoint: 0, text }));
  const whole = Buffer.concat(records);
  const lastAt = whole.length - records[4].length;
  expect(readJournal([{ file: 'f', bytes: whole }], 0).texts).toEqual(texts);
  for (let at = 0; at < whole.length; at++) {
    const bytes = Buffer.from(whole);
    bytes[at] ^= 0x10;
    const read = () => readJournal([{ file: 'f', bytes }], 0).texts;
    if (at < lastAt) expect(read, `byte ${at}`).toThrow(/f is damaged at byte \d+: record \d behind it is whole/);
    // The last record can't be told from one that was being written when the power went.
    else expect(read(), `byte ${at}`).toEqual(texts.slice(0, 4));
  }
  for (let length = 0; length < whole.length; length++) {
    const bytes = whole.subarray(0, length);
    expect(texts).toEqual(expect.arrayContaining(readJournal([{ file: 'f', bytes }], 0).texts));
  }
});

test('a damaged server does not start, says where, and keeps the file', async () => {
  await make('a');
  for (let n = 1; n <= 3; n++) await db.append([append('a', n, `number ${n}`)]);
  const left = copyOf(folder);
  const [file] = journalFiles(sqliteFile(left));
  const whole = readFileSync(file);
  const spoilt = Buffer.from(whole);
  spoilt[whole.indexOf('number 1')] ^= 1;
  writeFileSync(file, spoilt);
  expect(await failure(left)).toMatch(/journal-1 is damaged at byte \d+: record 3 behind it is whole/);
  expect(readFileSync(file)).toEqual(spoilt);
  // Nothing of it has come into the database: with the file mended everything is there.
  writeFileSync(file, whole);
  expect(await reopened(left, (other) => saidIn(other, 'a'))).toHaveLength(3);
});

test('a file whose records are needed and gone is missed, one whose records are in the database is not', async () => {
  await make('a');
  await db.append([append('a', 1, '1')]);
  expect(await said('a')).toEqual(['1']);
  await db.append([append('a', 2, '2')]);
  await db.append([append('a', 3, '3')]);
  // By now the first file is in the database, and the second says so.
  const settled = copyOf(folder);
  writeFileSync(journalFiles(sqliteFile(settled))[0], Buffer.alloc(400, 7));
  expect(await reopened(settled, (other) => saidIn(other, 'a'))).toEqual(['1', '2', '3']);
  const gone = copyOf(folder);
  const file = journalFiles(sqliteFile(gone))[1];
  const bytes = readFileSync(file);
  bytes[50] ^= 1;
  writeFileSync(file, bytes);
  expect(await failure(gone)).toMatch('journal-2 is damaged at byte 0');
  rmSync(gone, { recursive: true, force: true });
});

test('only what the server may have to do by now has to be in the database, and all of it', async () => {
  const DUE = 'select id from tables where due <= ?';
  const isSeenBy = async (now: number) => (await db.query(DUE, [now], { dueBy: now })).map(({ id }) => id);
  const holds = () => db.query('select entries from tables', [], null).then((rows) => rows.map((row) => row.entries));
  await make('a');
  await said('a');
  await db.append([{ ...append('a', 1, 'a match under way'), due: 5_000 }]);
  expect(db.holdsDue).toBe(true);
  expect({ seen: await isSeenBy(4_999), held: await holds() }).toEqual({ seen: [], held: [1] });
  expect({ seen: await isSeenBy(5_000), held: await holds() }).toEqual({ seen: ['a'], held: [2] });
  expect(db.holdsDue).toBe(false);
  // A bot's turn, which this node has taken on for a while.
  await db.append([{ ...append('a', 2, 'a bot is to move'), due: 0, lease: 'me', leasedUntil: 9_000 }]);
  expect(db.holdsDue).toBe(false);
  await isSeenBy(8_999);
  expect(await holds()).toEqual([2]);
  await isSeenBy(9_000);
  expect(await holds()).toEqual([3]);
});
