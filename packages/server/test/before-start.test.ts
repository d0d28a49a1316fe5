// Needs cape-to-cairo.
import { Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { chooseBlind } from './drive.ts';
import { serving } from './serving.ts';

const PLAN = { options: {}, listed: true, clock: null };

test('its maker may think again until the match starts', async () => {
  const { url } = await serving();
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const table = await ann.make({ game: 'cape-to-cairo', seats: 3 });
  await ann.now(table, { type: 'sit', seat: 2 });
  await ben.now(table, { type: 'sit', seat: 1 });
  expect((await ben.now(table, { type: 'plan', plan: { ...PLAN, seats: 3 } })).body.error.code).toBe('not-owner');
  expect((await ann.now(table, { type: 'plan', plan: { ...PLAN, seats: 2 } })).body.error.code).toBe('seat-taken');
  expect((await ann.now(table, { type: 'plan', plan: { ...PLAN, seats: 9 } })).status).toBe(400);
  expect((await ann.now(table, { type: 'plan', plan: { ...PLAN, seats: 1 } })).body.error.code).toBe('flaw');
  await ann.now(table, { type: 'stand' });
  await ann.now(table, { type: 'sit', seat: 0 });
  expect((await ann.now(table, { type: 'plan', plan: { ...PLAN, seats: 2 } })).status).toBe(200);
  expect((await ann.look(table)).plan).toMatchObject({ seats: 2, listed: true, salts: ['', ''] });
  const { body } = await ben.call('GET', '/api/tables');
  expect(body.tables.map(({ id }: { id: string }) => id)).toEqual([table]);
  expect((await ann.now(table, { type: 'start' })).status).toBe(200);
  expect((await ann.now(table, { type: 'plan', plan: { ...PLAN, seats: 2 } })).body.error.code).toBe('started-already');
});

test('what somebody knew after each event can be asked for, and nothing else', async () => {
  const { url } = await serving();
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const plan = { game: 'cape-to-cairo', seats: 2 };
  const table = await ann.make(plan);
  await ann.now(table, { type: 'sit', seat: 0 });
  await ben.now(table, { type: 'sit', seat: 1 });
  await ann.now(table, { type: 'start' });
  const views: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const { status, n } = await ann.look(table);
    const mover = [ann, ben][status.next];
    const { view } = await mover.look(table);
    views[status.events] = (await ann.look(table)).view;
    const event = chooseBlind(plan, view, status.next, new Sfc32(`${turn}`));
    expect((await mover.act(table, n, { type: 'play', event })).status).toBe(200);
  }
  const { body } = await ann.call('GET', `/api/tables/${table}/past?from=0&to=1000`);
  for (const [at, view] of views.entries()) if (view) expect(body.views[at]).toEqual(view);
  expect((await ann.call('GET', `/api/tables/${table}/past?from=x&to=1`)).status).toBe(400);
});

test('nobody is an answer too', async () => {
  const { url } = await serving();
  expect((await new Client(url).call('GET', '/api/session')).body).toEqual({ person: null });
  const ann = await Client.guest(url, 'Ann');
  expect((await ann.call('GET', '/api/session')).body.person.name).toBe('Ann');
});

test('who is at the table is told, and that somebody left once they have stayed away', async () => {
  const { url } = await serving();
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  await ann.now(table, { type: 'sit', seat: 0 });
  await ben.now(table, { type: 'sit', seat: 1 });
  const here = async (seats: number[]) =>
    expect((await anns.next((m) => m.type === 'here' && m.seats.length === seats.length)).seats).toEqual(seats);
  const [anns, bens] = [await ann.socket(), await ben.socket()];
  anns.send({ type: 'follow', table });
  await here([0]);
  bens.send({ type: 'follow', table });
  await here([0, 1]);
  anns.messages.length = 0;
  bens.close();
  await here([0]);
});
