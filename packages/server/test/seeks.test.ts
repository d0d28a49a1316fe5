// Needs cape-to-cairo, hauling-astronauts.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { commitment } from '@waybill/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Socket } from './client.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { freePort, NodeProcess } from './process.ts';
import { SOLO } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

const GAME = 'hauling-astronauts';

async function seeker(url: string, name: string, more: object = {}) {
  const client = await Client.guest(url, name);
  const socket = await client.socket();
  const key = randomUUID();
  socket.send({ type: 'seek', key, game: GAME, ...more });
  return { client, socket, key };
}

const pairedAt = async ({ socket, key }: { socket: Socket; key: string }) => {
  const { table } = await socket.next((m) => m.type === 'paired' && m.key === key, 20_000);
  return table as string;
};

const waiting = async (client: Client) => (await client.call('GET', '/api/seeks')).body.seeks;

test('two strangers who look for the same match meet at a table that is about to start', async () => {
  const { url } = await serving();
  const ann = await seeker(url, 'Ann', { promise: commitment('salt of Ann') });
  await ann.socket.next((m) => m.type === 'seeks');
  const looker = new Client(url);
  expect(await waiting(looker)).toMatchObject([{ id: ann.key, name: 'Ann', game: GAME, rating: 1500, clock: null }]);
  expect(await waiting(ann.client)).toEqual([]);
  const ben = await seeker(url, 'Ben');
  const table = await pairedAt(ann);
  expect(await pairedAt(ben)).toBe(table);
  const { status, plan } = await looker.look(table);
  expect(status.seats.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ann', 'Ben']);
  expect(status.starting).toBe(true);
  expect(plan.promises).toContain(commitment('salt of Ann'));
  expect(await waiting(looker)).toEqual([]);
  expect((await ann.client.now(table, { type: 'reveal', salt: 'salt of Ann' })).status).toBe(200);
  expect((await looker.look(table)).status.phase).toBe('on');
  const { tables } = (await looker.call('GET', '/api/watch')).body;
  expect(tables).toMatchObject([{ id: table, game: GAME, rating: 1500 }]);
});

test('a seek ends with its socket, when it is taken back, and where the match can’t be', async () => {
  const { url } = await serving();
  const ann = await seeker(url, 'Ann');
  await ann.socket.next((m) => m.type === 'seeks');
  ann.socket.close();
  const ben = await seeker(url, 'Ben');
  await ben.socket.next((m) => m.type === 'seeks');
  while ((await waiting(new Client(url))).length !== 1) await sleep(20);
  ben.socket.send({ type: 'unseek' });
  while ((await waiting(new Client(url))).length !== 0) await sleep(20);
  const bad = async (game: string, more: object = {}) => {
    const { socket, key } = await seeker(url, 'Cleo', { game, ...more });
    return socket.next((m) => m.type === 'problem' && (m.key ?? key) === key);
  };
  expect(await bad('chess')).toMatchObject({ type: 'problem', error: { code: 'flaw' } });
  expect(await bad(SOLO)).toMatchObject({ type: 'problem', error: { code: 'flaw' } });
  expect(await bad(GAME, { clock: { kind: 'live' } })).toMatchObject({ type: 'problem', error: { code: 'malformed' } });
  const nobody = await new Client(url).socket();
  nobody.send({ type: 'seek', key: randomUUID(), game: GAME });
  expect(await nobody.next()).toMatchObject({ type: 'problem', error: { code: 'not-signed-in' } });
});

test('nobody is paired with somebody who has blocked them, nor for another clock', async () => {
  const { url } = await serving();
  const ann = await seeker(url, 'Ann');
  await ann.socket.next((m) => m.type === 'seeks');
  const ben = await Client.guest(url, 'Ben');
  await ann.client.call('PUT', '/api/me/blocks/ben');
  const socket = await ben.socket();
  socket.send({ type: 'seek', key: randomUUID(), game: GAME });
  const cleo = await seeker(url, 'Cleo', { clock: { kind: 'days', each: 86_400_000 } });
  await sleep(2500);
  expect((await waiting(new Client(url))).length).toBe(3);
  const dan = await seeker(url, 'Dan', { clock: { kind: 'days', each: 86_400_000 }, wants: cleo.key });
  expect(await pairedAt(dan)).toBe(await pairedAt(cleo));
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

test('strangers at different nodes meet, and who was cut off by then is told once back', async () => {
  const start = async () => new NodeProcess({ port: await freePort(), database: postgres.url }).start();
  const [one, two] = await Promise.all([start(), start()]);
  const ann = await seeker(one.url, 'Ann');
  await ann.socket.next((m) => m.type === 'seeks');
  const ben = await seeker(two.url, 'Ben');
  const table = await pairedAt(ben);
  await one.kill();
  ann.client.url = two.url;
  const again = await ann.client.socket();
  again.send({ type: 'seek', key: ann.key, game: GAME });
  expect((await again.next((m) => m.type === 'paired')).table).toBe(table);
  await two.kill();
});

test('a server that is stopped between pairing and seating seats the pair when it is back', async () => {
  const dataDir = freshFolder();
  const node = await new NodeProcess({ port: await freePort(), dataDir }).start();
  const [ann, ben] = await Promise.all([seeker(node.url, 'Ann'), seeker(node.url, 'Ben')]);
  await ben.socket.next((m) => m.type === 'seeks');
  await sleep(700);
  await node.kill();
  await node.start();
  const paired = await Promise.all(
    [ann, ben].map(async ({ client, key }) => {
      client.url = node.url;
      const socket = await client.socket();
      socket.send({ type: 'seek', key, game: GAME });
      return (await socket.next((m) => m.type === 'paired')).table as string;
    }),
  );
  expect(paired[0]).toBe(paired[1]);
  const { status } = await ann.client.look(paired[0]);
  expect(status.seats.every(({ person }: { person: boolean }) => person)).toBe(true);
  await node.kill();
});
