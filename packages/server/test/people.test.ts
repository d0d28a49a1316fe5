// Needs cape-to-cairo.
import { expect, test } from 'vitest';
import { openDatabase } from '../src/store/open.ts';
import { Client } from './client.ts';
import { tableWith } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

test('a guest needs a name and nothing else, and moves to another device by the recovery link', async () => {
  const { url } = await serving();
  const phone = new Client(url);
  const { body, headers } = await phone.call('POST', '/api/session', { name: '  Ann\u202e  Smith ' });
  expect(body.person.name).toBe('Ann Smith');
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const laptop = new Client(url);
  expect((await laptop.call('GET', '/api/me')).status).toBe(401);
  await laptop.call('POST', '/api/session/recover', { token: body.recovery });
  expect((await laptop.call('GET', '/api/me')).body.person.id).toBe(body.person.id);
  await laptop.call('POST', '/api/me/recovery');
  const third = new Client(url);
  expect((await third.call('POST', '/api/session/recover', { token: body.recovery })).status).toBe(401);
});

test('a name can change, everywhere at once', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  expect((await people[0].call('PATCH', '/api/me', { name: 'Anna' })).body.person.name).toBe('Anna');
  expect((await people[1].look(table)).status.seats[0].name).toBe('Anna');
});

test('a token lets a program act, until it is withdrawn', async () => {
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const program = new Client(url);
  program.token = (await ann.call('POST', '/api/me/tokens', { name: 'my bot' })).body.token;
  expect((await program.call('GET', '/api/me')).body.person.name).toBe('Ann');
  const { keys } = (await ann.call('GET', '/api/me/tokens')).body;
  const { hash } = keys.find((key: { kind: string }) => key.kind === 'token');
  expect((await ann.call('DELETE', `/api/me/tokens/${hash}`)).status).toBe(200);
  expect((await program.call('GET', '/api/me')).status).toBe(401);
});

test('one’s data can be taken along, and be forgotten', async () => {
  const { url } = await serving();
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  const [ann, ben] = people;
  await ann.now(table, { type: 'chat', text: 'my secret plan' });
  await ann.now(table, { type: 'start' });
  const { body } = await ann.call('GET', '/api/me/export');
  expect(body.person.name).toBe('Ann');
  expect(body.tables[0].did.map((entry: { type: string }) => entry.type)).toEqual(['made', 'sit', 'chat', 'start']);
  const cookie = ann.cookie;
  expect((await ann.call('DELETE', '/api/me')).status).toBe(200);
  ann.cookie = cookie;
  expect((await ann.call('GET', '/api/me')).status).toBe(401);
  const left = await ben.call('GET', `/api/tables/${table}`);
  expect(left.text).not.toMatch(/Ann|secret/);
  expect(left.body.status.seats[0]).toMatchObject({ name: null, bot: 'medium' });
});

test('what an owner said who never sat is forgotten too, and stays so after a restart', async () => {
  const dataDir = freshFolder();
  const first = await serving({ dataDir });
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Client.guest(first.url, name)));
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  expect((await ann.now(table, { type: 'chat', text: 'my secret plan' })).status).toBe(200);
  expect((await ben.look(table)).entries.at(-1).text).toBe('my secret plan');
  expect((await ann.call('DELETE', '/api/me')).status).toBe(200);
  expect((await ben.call('GET', `/api/tables/${table}`)).text).not.toMatch(/Ann|secret/);
  await first.close();
  const db = await openDatabase({ dataDir }, () => {});
  const kept = (await db.query('select body from entries')).map(({ body }) => String(body));
  await db.close();
  expect(kept.join()).toContain('"type":"chat"');
  expect(kept.join()).not.toContain('secret');
  ben.url = (await serving({ dataDir })).url;
  expect((await ben.call('GET', `/api/tables/${table}`)).text).not.toMatch(/Ann|secret/);
});
