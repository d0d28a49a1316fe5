import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append } from './append.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
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
