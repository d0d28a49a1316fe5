// Needs cape-to-cairo.
import { setTimeout as sleep } from 'node:timers/promises';
import { commitment } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { playFirst, SOLO, surely, tableWith } from './seats.ts';
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
  const { people, table } = await tableWith(url, ['Ann'], { game: SOLO });
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

/** A match of so many that is over, by resigning. */
async function overBetween(url: string, names: readonly string[], plan: object = {}) {
  const { people, table } = await tableWith(url, names, plan);
  await people[0].now(table, { type: 'start' });
  await surely(people[0], table, { type: 'resign' });
  return { people, table };
}

test('a rematch seats whoever asks and whoever accepts, seats turned, and starts with the last', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { options: { longer: true } });
  const [ann, ben] = people;
  await ann.now(table, { type: 'start' });
  expect((await ann.now(table, { type: 'rematch' })).body.error.code).toBe('not-over');
  await ann.now(table, { type: 'resign' });
  const { n } = await ann.look(table);
  expect((await ben.act(table, n, { type: 'rematch' }, 'asked twice')).status).toBe(200);
  expect((await ben.act(table, n, { type: 'rematch' }, 'asked twice')).status).toBe(200);
  const { rematch } = (await ann.look(table)).status;
  const asked = await ann.look(rematch);
  expect(asked.plan).toMatchObject({ game: 'cape-to-cairo', options: { longer: true }, seats: 2, owner: 0 });
  expect(asked.status).toMatchObject({ phase: 'open', seats: [{ name: 'Ben' }, { name: null }] });
  // She had not seen that he asks: it is accepted all the same, and there is one rematch.
  expect((await ann.act(table, n, { type: 'rematch' })).status).toBe(200);
  expect((await ann.look(table)).status.rematch).toBe(rematch);
  const on = await ann.look(rematch);
  expect(on.status).toMatchObject({ phase: 'on', seats: [{ name: 'Ben' }, { name: 'Ann' }] });
  expect(on.entries.map(({ type }: { type: string }) => type).filter((type: string) => type !== 'event')).toEqual([
    'made',
    'sit',
    'sit',
    'start',
  ]);
  await playFirst([ben, ann], rematch);
  expect((await ann.now(table, { type: 'rematch' })).status).toBe(200);
  const stranger = await Client.guest(url, 'Cleo');
  expect((await stranger.now(table, { type: 'rematch' })).body.error.code).toBe('not-seated');
});

test('promised salts are revealed in a rematch as ever, and all who ask at once get the same one', async () => {
  const { url } = await serving();
  const { people, table } = await overBetween(url, ['Ann', 'Ben', 'Cleo']);
  // Among three a bot plays on: the others end it.
  await surely(people[1], table, { type: 'resign' });
  const { n } = await people[0].look(table);
  const salts = people.map((_, i) => `the salt of ${i}`);
  const answers = await Promise.all(
    people.map((person, i) => person.act(table, n, { type: 'rematch', promise: commitment(salts[i]) })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rematch } = (await people[0].look(table)).status;
  const ready = await people[0].look(rematch);
  expect(ready.status).toMatchObject({ phase: 'open', starting: true });
  expect(ready.status.seats.map(({ name }: { name: string }) => name)).toEqual(['Cleo', 'Ann', 'Ben']);
  for (const [i, person] of people.entries()) {
    expect((await person.now(rematch, { type: 'reveal', salt: salts[i] })).status).toBe(200);
  }
  expect((await people[0].look(rematch)).status.phase).toBe('on');
  for (const person of people) expect((await person.call('GET', '/api/me/tables')).body.tables).toHaveLength(2);
});

test('bots come along to a rematch; one whose plan was changed since, or with somebody blocked, does not start', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben'], { seats: 3 });
  const [ann, ben] = people;
  await ann.now(table, { type: 'bot', seat: 2, level: 'easy' });
  await ann.now(table, { type: 'start' });
  for (const person of people) await surely(person, table, { type: 'resign' });
  await ann.now(table, { type: 'rematch' });
  const { rematch } = (await ann.look(table)).status;
  const { status, plan } = await ann.look(rematch);
  expect(status.seats).toMatchObject([{ bot: 'easy' }, { name: 'Ann' }, { name: null, bot: null }]);
  const { options, seats, clock } = plan;
  await ann.now(rematch, { type: 'plan', plan: { options, seats, clock, listed: true } });
  await ann.call('PUT', '/api/me/blocks/ben');
  expect((await ben.now(table, { type: 'rematch' })).body.error.code).toBe('blocked');
  await ann.call('DELETE', '/api/me/blocks/ben');
  expect((await ben.now(table, { type: 'rematch' })).status).toBe(200);
  expect((await ann.look(rematch)).status).toMatchObject({
    phase: 'open',
    starting: false,
    seats: [{}, {}, { name: 'Ben' }],
  });
});

test('alone, a rematch is under way at once', async () => {
  const { url } = await serving();
  const { people, table } = await overBetween(url, ['Ann'], { game: SOLO });
  await people[0].now(table, { type: 'rematch' });
  expect((await people[0].look((await people[0].look(table)).status.rematch)).status.phase).toBe('on');
});

test('one rematch after the other is no crowd of tables; as many at once are', async () => {
  const { url } = await serving({ limits: { unfinishedTables: 3 } });
  const { people, table } = await overBetween(url, ['Ann', 'Ben']);
  const [ann, ben] = people;
  let last = table;
  for (let i = 0; i < 7; i++) {
    expect((await ben.now(last, { type: 'rematch' })).status).toBe(200);
    await ann.now(last, { type: 'rematch' });
    last = (await ben.look(last)).status.rematch;
    await ann.now(last, { type: 'resign' });
  }
  const over = [];
  for (let i = 0; i < 4; i++) {
    const id = await ann.make({ game: 'cape-to-cairo', seats: 2 });
    for (const [seat, person] of people.entries()) await person.now(id, { type: 'sit', seat });
    await ann.now(id, { type: 'start' });
    await ann.now(id, { type: 'resign' });
    over.push(id);
  }
  const asked = [];
  for (const id of over) asked.push((await ben.now(id, { type: 'rematch' })).status);
  expect(asked).toEqual([200, 200, 200, 422]);
  expect((await ben.now(over[3], { type: 'rematch' })).body.error.code).toBe('too-many-tables');
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
  expect((await make({ game: SOLO, seats: 1, sheet: { circuits: 3 } })).status).toBe(422);
  const first = await make({ game: 'cape-to-cairo', seats: 2, listed: true });
  const again = await make({ game: 'cape-to-cairo', seats: 2, listed: true });
  expect(again.body.id).toBe(first.body.id);
  const { tables } = (await new Client(url).call('GET', '/api/tables')).body;
  expect(tables.map((one: { id: string }) => one.id)).toEqual([first.body.id]);
});
