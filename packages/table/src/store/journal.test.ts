import { appendFileSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append } from './append.ts';
import type { Database } from './database.ts';
import { groupOf } from './group.ts';
import { journalFiles } from './journal.ts';
import { openDatabase, sqliteFile } from './open.ts';
import { recordOf } from './record.ts';
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
  make: { owner: 'ann', game: 'ship-it', made: 1, seed: 'seed' },
});

async function make(id: string): Promise<void> {
  expect(await db.append([making(id)])).toEqual([id]);
}

const append = (id: string, after: number, ...texts: string[]): Append => ({
  id,
  after,
  bodies: texts.map((text) => JSON.stringify({ ...entry, text })),
  phase: 'on',
  card: JSON.stringify({ card: after }),
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
  appendFileSync(journalFiles(sqliteFile(garbled))[0], recordOf(groupOf([append('a', 3, '3')])).fill(7, 20, 30));
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
  expect(await said('b')).toEqual(['1']);
  expect(await store.unfinished('ann', 'a')).toEqual({ count: 1, there: true });
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
