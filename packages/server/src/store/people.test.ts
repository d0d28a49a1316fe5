import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPlace } from '../../test/place.ts';
import { systemRandom } from '../random.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { People } from './people.ts';

const place = freshPlace();
let db: Database;
let people: People;
beforeEach(async () => {
  db = await openDatabase({ dataDir: place.folder }, () => {});
  people = new People(db, systemRandom, { find: async () => null });
});
afterEach(async () => {
  await db.close();
  place.remove();
});

test('of two who are forgotten at once, in whose log one line follows the other, neither brings back what the other said', async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => people.make(name, 0)));
  const chat = (by: string, text: string) => JSON.stringify({ at: 1, by, type: 'chat', text });
  await db.query(
    `insert into tables (id, owner, game, listed, phase, made, changed, card, seed, entries, stamp, lease, leased_until, snapshot_at)
      values ('t', ?, 'any', 0, 'open', 0, 0, '{}', '', 2, '', '', 0, 0)`,
    [ann.id],
  );
  await db.query(`insert into sitters (person, table_id) values (?, 't')`, [ben.id]);
  const body = `${chat(ann.id, 'a secret')}\n${chat(ben.id, 'another secret')}`;
  await db.query(`insert into entries (table_id, n, body) values ('t', 0, ?)`, [body]);
  await Promise.all([people.forget(ann.id), people.forget(ben.id)]);
  const [{ body: left }] = await db.query('select body from entries');
  expect(String(left).match(/"text":null/g)).toHaveLength(2);
  expect(left).not.toContain('secret');
});
