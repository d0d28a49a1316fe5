// Needs cape-to-cairo, hauling-astronauts.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sfc32 } from '@waybill/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupFault, backup, restore } from '../src/index.ts';
import { Client } from './client.ts';
import { insist, missing } from './drive.ts';
import { Load } from './load.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { freePort, NodeProcess } from './process.ts';
import { PushService } from './push-service.ts';
import { playFirst, surely, tableWith } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

/** Which node dies and when follows from it; `SEED=… npx vitest run packages/server/test/nodes.test.ts` is the same again. */
const SEED = process.env.SEED ?? String(Date.now());

const startNode = async () => new NodeProcess({ port: await freePort(), database: postgres.url }).start();

/** The same person at another node. */
function at(client: Client, url: string): Client {
  const twin = new Client(url);
  twin.cookie = client.cookie;
  return twin;
}

test('any node serves any table, and tells its followers what happened at another', async () => {
  const [one, two] = await Promise.all([startNode(), startNode()]);
  const ann = await Client.guest(one.url, 'Ann');
  const ben = await Client.guest(two.url, 'Ben');
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  const socket = await ann.socket();
  socket.send({ type: 'follow', table });
  await socket.next((m) => m.type === 'update');
  expect((await ben.now(table, { type: 'sit', seat: 1 })).status).toBe(200);
  const heard = await socket.next((m) => m.type === 'update');
  expect(heard.entries).toMatchObject([{ type: 'sit', seat: 1, name: 'Ben' }]);
  // Both at once, against the same entry: one of them only.
  const { n } = await ann.look(table);
  const both = await Promise.all([
    ann.act(table, n, { type: 'sit', seat: 0 }),
    at(ann, two.url).act(table, n, { type: 'bot', seat: 0, level: 'random' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('who asks for the same rematch at different nodes at once meets at one table', async () => {
  const [one, two] = await Promise.all([startNode(), startNode()]);
  const { people, table } = await tableWith(one.url, ['Ann', 'Ben'], { game: 'hauling-astronauts' });
  await people[0].now(table, { type: 'start' });
  await people[1].now(table, { type: 'resign' });
  const there = at(people[1], two.url);
  const { n } = await there.look(table);
  const asked = await Promise.all([
    people[0].act(table, n, { type: 'rematch' }),
    there.act(table, n, { type: 'rematch' }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const { rematch } = (await people[0].look(table)).status;
  const { status } = await people[0].look(rematch);
  expect(status.seats.map(({ name }: { name: string }) => name)).toEqual(['Ben', 'Ann']);
  expect(status.phase).toBe('on');
  const made = (await there.call('GET', '/api/me/tables')).body.tables as { id: string }[];
  expect(new Set(made.map(({ id }) => id))).toEqual(new Set([table, rematch]));
});

test('a deal is the same at every node, and shows others’ matches to who has finished at any', async () => {
  const [one, two] = await Promise.all([startNode(), startNode()]);
  const [ann, ben] = [await Client.guest(one.url, 'Ann'), await Client.guest(two.url, 'Ben')];
  const wish = { key: 'a-duplicate', game: 'cape-to-cairo', seats: [null, null], days: 3 };
  const id = (await ann.call('POST', '/api/deals', wish)).body.id as string;
  const tableOf = async (person: Client) => (await person.call('POST', `/api/deals/${id}/play`, {})).body.id as string;
  const table = await tableOf(ann);
  expect(await tableOf(ben)).toBe(table);
  expect(await tableOf(at(ann, two.url))).toBe(table);
  const cy = await Client.guest(one.url, 'Cy');
  expect(await tableOf(cy)).not.toBe(table);
  expect((await at(cy, two.url).call('GET', `/api/tables/${table}?after=-1`)).body.error.code).toBe('unplayed');
  expect((await surely(ben, table, { type: 'resign' })).status).toBe(200);
  const page = async (person: Client) => (await person.call('GET', `/api/deals/${id}`)).body;
  expect((await page(ann)).results).toHaveLength(2);
  expect((await page(at(ann, two.url))).results).toEqual((await page(ann)).results);
  expect((await page(cy)).results).toBeNull();
});

/** Ends the connections over which nodes hear of each other. */
async function deafen(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and (query like 'listen%' or query like '%pg_notify%')",
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

test('a node that has missed what another one did has it within five seconds, followed or not', async () => {
  const [one, two] = await Promise.all([startNode(), startNode()]);
  const { people, table } = await tableWith(one.url, ['Ann', 'Ben']);
  const { people: others, table: followed } = await tableWith(one.url, ['Cleo', 'Dan']);
  const socket = await at(others[0], two.url).socket();
  socket.send({ type: 'follow', table: followed });
  await socket.next((m) => m.type === 'update');
  const there = at(people[1], two.url);
  const before = (await there.look(table)).n;
  await deafen();
  expect((await people[0].act(table, before, { type: 'start' })).status).toBe(200);
  expect((await others[0].now(followed, { type: 'start' })).status).toBe(200);
  const start = Date.now();
  const seen = (async () => {
    while ((await there.look(table)).n === before) await sleep(100);
    return Date.now() - start;
  })();
  const heard = socket
    .next((m) => m.type === 'update' && m.status.phase === 'on', 20_000)
    .then(() => Date.now() - start);
  const [unfollowed, told] = await Promise.all([seen, heard]);
  expect(unfollowed).toBeLessThan(5000);
  expect(told).toBeLessThan(5000);
}, 120_000);

test('words forbidden at one node are forbidden at the others, and accounts are found by their names', async () => {
  const operatorToken = 'the token';
  const [one, other] = await Promise.all([0, 1].map(() => serving({ database: postgres.url, operatorToken })));
  const authorization = `Basic ${Buffer.from(`operator:${operatorToken}`).toString('base64')}`;
  const keep = (words: string) =>
    fetch(`${one.url}/operator/words`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ words }),
    });
  expect((await new Client(other.url).call('POST', '/api/session', { name: 'Oh darn_it' })).status).toBe(200);
  await keep('darn');
  const named = async () => (await new Client(other.url).call('POST', '/api/session', { name: 'Oh darn' })).status;
  await expect.poll(named, { timeout: 30_000 }).toBe(400);
  const found = await (await fetch(`${other.url}/operator?find=RN_IT`, { headers: { authorization } })).text();
  expect(found).toContain('Oh darn_it');
  await keep('');
});

test('a backup of Postgres goes back into Postgres, and into SQLite', async () => {
  const { url } = await serving({ database: postgres.url });
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { listed: true });
  await people[0].now(table, { type: 'start' });
  const rng = new Sfc32('backup');
  for (let i = 0; i < 8; i++) await playFirst(people, table, rng);
  const before = await people[0].look(table);
  const file = join(freshFolder(), 'all.gz');
  await backup({ database: postgres.url, dataDir: '' }, file);
  await playFirst(people, table, rng);
  const database = await postgres.another('copy');
  const dataDir = freshFolder();
  for (const place of [
    { database, dataDir: '' },
    { database: undefined, dataDir },
  ]) {
    expect(await restore(place, file)).toBeGreaterThan(0);
    await expect(restore(place, file)).rejects.toThrow(BackupFault);
    const there = await serving(place);
    const twins = people.map((person) => at(person, there.url));
    expect(await twins[0].look(table)).toEqual(before);
    expect((await twins[0].call('GET', '/api/tables')).text).toContain(table);
    expect((await twins[1].call('GET', '/api/me/tables')).text).toContain(table);
    await playFirst(twins, table);
  }
}, 120_000);

test('bots move on to another node when theirs dies', async () => {
  const [one, two] = await Promise.all([startNode(), startNode()]);
  const ann = await Client.guest(one.url, 'Ann');
  const table = await ann.make({ game: 'hauling-astronauts', seats: 2 });
  await ann.now(table, { type: 'sit', seat: 0 });
  await ann.now(table, { type: 'bot', seat: 1, level: 'random' });
  await ann.now(table, { type: 'start' });
  await ann.now(table, { type: 'stand' });
  await one.kill();
  const there = at(ann, two.url);
  const socket = await there.socket();
  socket.send({ type: 'follow', table });
  const end = await socket.next((m) => m.type === 'update' && m.status.phase === 'over', 90_000);
  expect(end.status.ending.how).toBe('played');
}, 300_000);

test('three nodes lose nothing when one is killed and the database restarts', async () => {
  const nodes = await Promise.all([startNode(), startNode(), startNode()]);
  const guests = await Promise.all([0, 1, 2].map((i) => Client.guest(nodes[0].url, `P${i}`)));
  console.log(`SEED=${SEED}`);
  const rng = new Sfc32(SEED);
  // Every match is played across nodes: seat i talks to node i.
  const load = new Load(9, (match) => guests.map((guest, i) => at(guest, nodes[(match + i) % 3].url)), rng);
  const { acknowledged } = load;
  const doomed = nodes[rng.below(nodes.length)];
  await load.more(60 + rng.below(60));
  await doomed.kill();
  const first = acknowledged.length;
  await doomed.start();
  expect(await missing(guests[0], acknowledged)).toEqual([]);
  await load.more(60 + rng.below(60));
  await postgres.stop();
  const second = acknowledged.length;
  await sleep(300);
  await postgres.start();
  await insist(() => guests[0].call('GET', '/healthz'));
  expect(await missing(guests[0], acknowledged)).toEqual([]);
  await load.more(50);
  await load.stop();
  expect(await missing(at(guests[0], nodes[1].url), acknowledged)).toEqual([]);
  expect(first).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(second);
  console.log(`${acknowledged.length} events acknowledged; a node killed after ${first}, the database after ${second}`);
}, 300_000);

test('of several nodes one tells somebody that it is their turn, and only if they are at no node', async () => {
  const noticePace = { roundMs: 30, restMs: 0, gapMs: 0 };
  const nodes = await Promise.all(
    [0, 1, 2].map(() => serving({ database: postgres.url, noticePace, privateHooks: true })),
  );
  const push = await new PushService().start();
  const { people, table } = await tableWith(nodes[0].url, ['Ann', 'Ben']);
  const browsers = people.map(() => push.subscribe());
  for (const [i, person] of people.entries())
    await person.call('POST', '/api/me/notices/push', browsers[i].subscription);
  const socket = await at(people[1], nodes[1].url).socket();
  socket.send({ type: 'follow', table });
  await socket.next((m) => m.type === 'update');
  await people[0].now(table, { type: 'start' });
  const next = async () => (await people[0].look(table, 1_000_000)).status.next;
  for (const seat of [0, 1]) while ((await next()) === seat) await playFirst(people, table);
  while (browsers[0].messages.length === 0) await sleep(20);
  await sleep(500);
  push.close();
  expect(browsers.map(({ messages }) => messages.length)).toEqual([1, 0]);
});
