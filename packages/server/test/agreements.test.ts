import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { playFirst, tableWith } from './seats.ts';
import { serving } from './serving.ts';

test('a take-back needs everybody’s consent, and the log keeps what was undone out of sight', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  await people[0].now(table, { type: 'start' });
  const before = await people[0].look(table);
  const mover = await playFirst(people, table);
  const other = people[1 - mover];
  expect((await other.now(table, { type: 'ask-back' })).body.error.code).toBe('nothing-to-take-back');
  expect((await people[mover].now(table, { type: 'ask-back' })).status).toBe(200);
  expect((await people[mover].now(table, { type: 'answer-back', yes: true })).body.error.code).toBe('answered-already');
  expect((await other.now(table, { type: 'answer-back', yes: false })).status).toBe(200);
  expect((await other.look(table)).status.asked).toBeNull();
  await people[mover].now(table, { type: 'ask-back' });
  expect((await other.now(table, { type: 'answer-back', yes: true })).status).toBe(200);
  const after = await people[0].look(table);
  expect(after.view).toEqual(before.view);
  expect(after.status).toMatchObject({ events: before.status.events, takenBack: 1, next: mover });
  const undone = after.entries.find((e: { index?: number }) => e.index === before.status.events);
  expect(undone.event).toBeNull();
  await playFirst(people, table);
});

test('alone or among bots nobody has to be asked', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann'], { game: 'grand-prix' });
  await people[0].now(table, { type: 'start' });
  const { view } = await people[0].look(table);
  await playFirst(people, table);
  await people[0].now(table, { type: 'ask-back' });
  expect((await people[0].look(table)).view).toEqual(view);
});

test('resigning ends a match of two with the other as its winner, and reveals the seed', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  await people[0].now(table, { type: 'start' });
  expect((await people[0].call('GET', `/api/tables/${table}/match`)).status).toBe(409);
  await people[0].now(table, { type: 'resign' });
  const { status, entries } = await people[1].look(table);
  expect(status).toMatchObject({ phase: 'over', ending: { how: 'resigned', winners: [1], result: null } });
  expect(entries.at(-1)).toMatchObject({ type: 'end', seed: expect.any(String) });
  expect((await people[1].now(table, { type: 'resign' })).body.error.code).toBe('over');
});

test('among three, a bot plays on for whoever resigns, and for whoever leaves until they come back', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben', 'Cleo']);
  await people[0].now(table, { type: 'start' });
  await people[0].now(table, { type: 'pause' });
  expect((await people[1].now(table, { type: 'resign' })).status).toBe(200);
  expect((await people[1].now(table, { type: 'sit' })).body.error.code).toBe('seat-lost');
  await people[2].now(table, { type: 'stand' });
  expect((await people[0].look(table)).status.seats).toMatchObject([
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: 'medium', out: true },
    { name: 'Cleo', bot: 'medium', out: false },
  ]);
  expect((await people[2].now(table, { type: 'sit' })).status).toBe(200);
  const stranger = await Client.guest(url, 'Dan');
  expect((await stranger.now(table, { type: 'sit' })).body.error.code).toBe('started-already');
  expect((await stranger.now(table, { type: 'chat', text: 'hi' })).body.error.code).toBe('not-seated');
});

test('a paused match takes no moves and no time', async () => {
  const { url } = await serving();
  const clock = { kind: 'live', bank: 60_000, add: 1000 };
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { clock });
  await people[0].now(table, { type: 'start' });
  await people[0].now(table, { type: 'pause' });
  const { status } = await people[0].look(table);
  expect(status.clocks.running).toBeNull();
  const refused = await people[status.next].now(table, { type: 'play', event: { by: status.next, type: 'pass' } });
  expect(refused.body.error.code).toBe('paused');
  await sleep(300);
  await people[1].now(table, { type: 'resume' });
  const { clocks } = (await people[0].look(table)).status;
  expect(clocks.running).toBe(status.next);
  expect(clocks.left).toEqual(status.clocks.left);
  const mover = await playFirst(people, table);
  const later = (await people[0].look(table)).status;
  expect(later.clocks.left[mover]).toBeLessThan(later.next === mover ? 60_000 : 61_000);
  expect(later.clocks.left[mover]).toBeGreaterThan(30_000);
});

test('who runs out of time has lost, also while nobody looks', async () => {
  const { url } = await serving({ idleMs: 0 });
  const clock = { kind: 'live', bank: 10_000, add: 0 };
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { clock });
  await people[0].now(table, { type: 'start' });
  const { status } = await people[0].look(table);
  await sleep(11_500);
  const after = (await people[0].look(table)).status;
  expect(after).toMatchObject({ phase: 'over', ending: { how: 'time', winners: [1 - status.next] } });
});

test('a rematch is one new table with the same plan', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { options: { longer: true } });
  await people[0].now(table, { type: 'start' });
  expect((await people[0].now(table, { type: 'rematch' })).body.error.code).toBe('not-over');
  await people[0].now(table, { type: 'resign' });
  expect((await people[1].now(table, { type: 'rematch' })).status).toBe(200);
  const { rematch } = (await people[0].look(table)).status;
  expect((await people[0].look(rematch)).plan).toMatchObject({
    game: 'cape-to-cairo',
    options: { longer: true },
    seats: 2,
  });
  expect((await people[0].now(table, { type: 'rematch' })).body.error.code).toBe('rematch-made');
});

test('one rematch after the other is no crowd of tables; as many at once are', async () => {
  const { url } = await serving({ limits: { unfinishedTables: 3 } });
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  const [ann, ben] = people;
  const resigned = async (id: string) => {
    for (const [seat, person] of people.entries()) await person.now(id, { type: 'sit', seat });
    await ann.now(id, { type: 'start' });
    await ann.now(id, { type: 'resign' });
  };
  let last = table;
  for (let i = 0; i < 7; i++) {
    await resigned(last);
    expect((await ben.now(last, { type: 'rematch' })).status).toBe(200);
    last = (await ben.look(last)).status.rematch;
  }
  // The last rematch is not over; with two more Ben has as many as he may.
  const over = await Promise.all([ann, ann, ann].map((person) => person.make({ game: 'cape-to-cairo', seats: 2 })));
  for (const id of over) await resigned(id);
  const asked = [];
  for (const id of over) asked.push((await ben.now(id, { type: 'rematch' })).status);
  expect(asked).toEqual([200, 200, 422]);
  expect((await ben.now(over[2], { type: 'rematch' })).body.error.code).toBe('too-many-tables');
});

test('a table takes a sheet of one’s own and says what is wrong with options and sheets', async () => {
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const make = (plan: object) => ann.call('POST', '/api/tables', { key: 'the same key', ...plan });
  expect((await make({ game: 'chess', seats: 2 })).body.error).toMatchObject({
    code: 'flaw',
    facts: { field: 'game' },
  });
  expect((await make({ game: 'cape-to-cairo', seats: 9 })).status).toBe(400);
  expect((await make({ game: 'cape-to-cairo', seats: 5 })).body.error.facts.field).toBe('seats');
  const bad = await make({ game: 'cape-to-cairo', seats: 2, options: { shorter: true } });
  expect(bad.body.error.facts.field).toBe('options.shorter');
  expect((await make({ game: 'grand-prix', seats: 1, sheet: { circuits: 3 } })).status).toBe(422);
  const first = await make({ game: 'cape-to-cairo', seats: 2, listed: true });
  const again = await make({ game: 'cape-to-cairo', seats: 2, listed: true });
  expect(again.body.id).toBe(first.body.id);
  const { tables } = (await new Client(url).call('GET', '/api/tables')).body;
  expect(tables.map((one: { id: string }) => one.id)).toEqual([first.body.id]);
});
