// Needs cape-to-cairo.
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type Heard, listening } from './listening.ts';
import { PushService } from './push-service.ts';
import { passTurn, playFirst, tableWith } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

const SOON = { roundMs: 40, restMs: 0, gapMs: 50, retryMs: 40 };
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function until<T>(what: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await what();
    if (found) return found;
    await sleep(20);
  }
}

/** Ann and Ben at a table, the match begun; it is the turn of whom `mover` names. */
async function match(url: string) {
  const { people, table } = await tableWith(url, ['Ann', 'Ben']);
  expect((await people[0].now(table, { type: 'start' })).status).toBe(200);
  return { people, table };
}

/** For this person: on a busy machine whoever was to move before has been told, too. */
function isSigned({ headers, body }: Heard, secret: string): boolean {
  const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['waybill-signature'])) ?? [];
  return signature === createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

test('a browser is told whose turn it is: once, encrypted for it alone, and not while the table is open there', async () => {
  const { url } = await serving({ noticePace: SOON, privateHooks: true });
  const push = await new PushService().start();
  open.push(push);
  const { people, table } = await match(url);
  const browsers = await Promise.all(
    people.map(async (person, i) => {
      const browser = push.subscribe();
      const language = i === 0 ? 'en' : 'de';
      expect((await person.call('POST', '/api/me/notices/push', { ...browser.subscription, language })).status).toBe(
        200,
      );
      return browser;
    }),
  );
  const next = await passTurn(people, table);
  const told = await until(() => browsers[next].messages[0]);
  const name = next === 0 ? 'Ben' : 'Ann';
  expect(JSON.parse(told)).toEqual(
    next === 0
      ? { title: 'Your turn: Goods from Cape to Cairo', body: `With ${name}`, path: `/table/${table}` }
      : { title: 'Du bist dran: Goods from Cape to Cairo', body: `Mit ${name}`, path: `/table/${table}` },
  );
  expect(push.claims[0]).toMatchObject({ aud: push.origin });
  // Who sits at the table is not told, and nobody twice of the same turn.
  const socket = await people[1 - next].socket();
  socket.send({ type: 'follow', table, after: -1 });
  await socket.next((message) => message.type === 'update');
  const before = browsers[1 - next].messages.length;
  expect(await passTurn(people, table)).toBe(1 - next);
  await sleep(400);
  expect(browsers[1 - next].messages.length).toBe(before);
  expect(browsers[next].messages).toHaveLength(1);
  for (const { messages } of browsers) expect(messages.join()).not.toMatch(/seed|salt|token|cookie/);
}, 60_000);

test('several tables are one notice, and none comes in quiet hours', async () => {
  const { url } = await serving({ noticePace: SOON, privateHooks: true });
  const push = await new PushService().start();
  open.push(push);
  const first = await match(url);
  const [ann, ben] = first.people;
  const second = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  for (const [seat, person] of [ann, ben].entries()) await person.now(second, { type: 'sit', seat });
  await ann.now(second, { type: 'start' });
  const tables = [first.table, second];
  const quiet = { from: '00:00', to: '23:59', zone: 'Europe/Berlin' };
  expect((await ben.call('PUT', '/api/me/quiet', { ...quiet, zone: 'Mars/Dock' })).status).toBe(400);
  expect((await ben.call('PUT', '/api/me/quiet', quiet)).status).toBe(200);
  const browser = push.subscribe();
  await ben.call('POST', '/api/me/notices/push', browser.subscription);
  for (const table of tables)
    while ((await ann.look(table, 1_000_000)).status.next !== 1) await playFirst([ann, ben], table);
  await sleep(300);
  expect(browser.messages).toEqual([]);
  await ben.call('DELETE', '/api/me/quiet');
  expect(JSON.parse(await until(() => browser.messages[0]))).toMatchObject({
    title: 'Your turn at 2 tables',
    path: '/tables',
  });
}, 60_000);

test('a browser that is gone is dropped, and one that fails is tried again, later and later, then no more', async () => {
  const { url } = await serving({ noticePace: { ...SOON, retryMs: 1 }, privateHooks: true });
  const push = await new PushService().start();
  open.push(push);
  const { people, table } = await match(url);
  const gone = push.subscribe();
  gone.answer = 410;
  const failing = await listening(() => 500);
  open.push(failing);
  const secrets: string[] = [];
  for (const person of people) {
    await person.call('POST', '/api/me/notices/push', gone.subscription);
    secrets.push((await person.call('POST', '/api/me/notices/webhook', { url: failing.url })).body.secret);
  }
  const next = await passTurn(people, table);
  const targets = async () => (await people[next].call('GET', '/api/me/notices')).body.targets;
  await until(async () => (await targets()).some((one: { off: boolean }) => one.off));
  expect(await targets()).toMatchObject([{ kind: 'webhook', failures: 11, failure: 'answered 500', off: true }]);
  expect(failing.heard.filter((request) => isSigned(request, secrets[next]))).toHaveLength(11);
}, 60_000);

test('a webhook is signed, and never leads into the own network unless the operator lets it', async () => {
  const { url } = await serving({ noticePace: SOON, privateHooks: true });
  const { people, table } = await match(url);
  const program = await listening();
  open.push(program);
  const secrets: string[] = [];
  for (const person of people)
    secrets.push((await person.call('POST', '/api/me/notices/webhook', { url: program.url })).body.secret);
  const next = await passTurn(people, table);
  const { body } = await until(() => program.heard.find((request) => isSigned(request, secrets[next])));
  expect(JSON.parse(body)).toMatchObject({ type: 'turns', tables: [{ id: table, url: `${url}/table/${table}` }] });
  const strict = await serving();
  const cy = await Client.guest(strict.url, 'Cy');
  const refused = await cy.call('POST', '/api/me/notices/webhook', { url: program.url });
  expect(refused.body.error.facts).toEqual({ field: 'url', words: 'must begin with https://' });
  const { body: added } = await cy.call('POST', '/api/me/notices/webhook', { url: 'https://localhost:1/hook' });
  expect((await cy.call('POST', `/api/me/notices/${added.id}/test`)).body).toEqual({
    failure: 'leads into a private network',
  });
}, 60_000);

test('a feed shows one’s turns to whoever has its address, until there is a new one', async () => {
  const { url } = await serving();
  const { people, table } = await match(url);
  const next = await passTurn(people, table);
  const { path } = (await people[next].call('POST', '/api/me/feed')).body;
  const other = (await people[1 - next].call('POST', '/api/me/feed')).body.path;
  const feed = async (address: string) => (await fetch(url + address)).text();
  expect(await feed(path)).toContain(`href="${url}/table/${table}"`);
  expect(await feed(path)).toContain('<title>Your turn: Goods from Cape to Cairo</title>');
  expect(await feed(other)).not.toContain(table);
  const renewed = (await people[next].call('POST', '/api/me/feed')).body.path;
  expect(renewed).not.toBe(path);
  expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(`${url}/api/feeds/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await people[next].call('GET', '/api/me')).status).toBe(200);
}, 60_000);

test('what was to be told is told after a restart, and by one node of several', async () => {
  const dataDir = freshFolder();
  const push = await new PushService().start();
  open.push(push);
  const never = { roundMs: 3_600_000 };
  const first = await serving({ dataDir, noticePace: never, privateHooks: true });
  const { people, table } = await match(first.url);
  const browser = push.subscribe();
  const next = await passTurn(people, table);
  await people[next].call('POST', '/api/me/notices/push', browser.subscription);
  const { pushKey } = (await people[next].call('GET', '/api/me/notices')).body;
  await first.close();
  const again = await serving({ dataDir, noticePace: SOON, privateHooks: true });
  people[next].url = again.url;
  await until(() => browser.messages[0]);
  expect((await people[next].call('GET', '/api/me/notices')).body.pushKey).toBe(pushKey);
  await sleep(300);
  expect(browser.messages).toHaveLength(1);
  // Who is forgotten leaves nothing behind.
  expect((await people[next].call('DELETE', '/api/me')).status).toBe(200);
}, 60_000);
