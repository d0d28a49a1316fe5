// Needs cape-to-cairo.
import { expect, test } from 'vitest';
import { HANDLE, handleFrom, mixesAlphabets, skeletonOf } from '../src/store/handles.ts';
import { Client } from './client.ts';
import { SOLO } from './seats.ts';
import { freshFolder, serving } from './serving.ts';

test('handles that look alike have one skeleton, and names suggest handles that may be', () => {
  for (const [one, other] of [
    ['bill', 'b1ll'],
    ['modern', 'modem'],
    ['ann-lee', 'annlee'],
    ['bob0', 'bobo'],
    ['clive', 'dive'],
  ]) {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  }
  expect(skeletonOf('ann')).not.toBe(skeletonOf('ben'));
  for (const name of ['Ann', '  Zoë-Müller ', '王', '12', 'a', 'x'.repeat(40), '🚂'])
    expect(handleFrom(name)).toMatch(HANDLE);
  for (const wrong of ['аnn', 'an', 'a--b', '-ann', 'ann-', 'Ann', 'a\u200bnn', '1ann'])
    expect(HANDLE.test(wrong), wrong).toBe(false);
  for (const mixed of ['Аnn', 'ꓮnn', 'Ⲁnn']) expect(mixesAlphabets(mixed), mixed).toBe(true);
  for (const name of ['Ann', 'Анна', 'Zoë', '王小明', 'Ann 🚂']) expect(mixesAlphabets(name), name).toBe(false);
});

test('two who call themselves the same have different handles; what can’t be seen is in no name', async () => {
  const { url } = await serving();
  const [ann, other] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ann')];
  const handles = await Promise.all(
    [ann, other].map(async (one) => (await one.call('GET', '/api/me')).body.person.handle),
  );
  expect(handles[0]).toBe('ann');
  expect(handles[1]).toMatch(/^ann-\d{5}$/);
  // Whom somebody mutes is told apart by the handle that stands beside what was said.
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  for (const one of [ann, other]) {
    await one.now(table, { type: 'sit' });
    await one.now(table, { type: 'chat', text: 'hello' });
  }
  const said = (await ann.look(table)).entries.filter(({ type }: { type: string }) => type === 'chat');
  expect(said).toMatchObject(handles.map((handle) => ({ name: 'Ann', handle, text: 'hello' })));
  const named = (name: string) => new Client(url).call('POST', '/api/session', { name });
  expect((await named('A\u200dn\u00adn\u2064')).body.person.name).toMatch(/^A ?n ?n$/);
  for (const unseen of ['\u3164\u115f', '\u2800', '\u0301\u0301', '\ufffc', '\u{1d159}', ' . '])
    expect((await named(unseen)).body.error?.facts.words, JSON.stringify(unseen)).toBe('must have letters');
  expect((await named('A\u2800nn')).body.person.name).toBe('A nn');
  expect((await named('Аnn')).body.error.facts.words).toBe('must not mix alphabets');
  const handleOf = async (name: string) => (await named(name)).body.person.handle;
  expect(await handleOf('Modern')).toBe('modern');
  // Not a handle that looks like the one before.
  expect(await handleOf('Modem')).toMatch(/^modem-\d{5}$/);
  expect((await named('Ａｎｎ')).body.person.name).toBe('Ann');
});

test('a token plays, and makes tokens only where it may change the account', async () => {
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const program = new Client(url);
  program.token = (await ann.call('POST', '/api/me/tokens', { name: 'bot' })).body.token;
  const table = await program.make({ game: SOLO, seats: 1 });
  expect((await program.now(table, { type: 'sit', seat: 0 })).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/api/me/tokens', { name: 'more' }],
    ['POST', '/api/me/recovery', {}],
    ['GET', '/api/me/export', undefined],
    ['PATCH', '/api/me', { name: 'Eve' }],
    ['DELETE', '/api/me', undefined],
  ] as const) {
    const { status, body: said } = await program.call(method, path, body);
    expect([status, said.error?.code], path).toEqual([403, 'scope']);
  }
  const trusted = new Client(url);
  trusted.token = (await ann.call('POST', '/api/me/tokens', { name: 'tool', scopes: ['play', 'account'] })).body.token;
  expect((await trusted.call('POST', '/api/me/tokens', { name: 'more' })).status).toBe(200);
  expect((await ann.call('POST', '/api/me/tokens', { name: 'x', scopes: ['root'] })).status).toBe(400);
});

test('who is blocked can’t sit down with whoever blocked them', async () => {
  const { url } = await serving();
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  await ann.now(table, { type: 'sit', seat: 0 });
  expect((await ben.now(table, { type: 'sit', seat: 1 })).status).toBe(200);
  expect((await ben.now(table, { type: 'stand' })).status).toBe(200);
  expect((await ann.call('PUT', '/api/me/blocks/nobody-here')).status).toBe(404);
  expect((await ann.call('PUT', '/api/me/blocks/ben')).status).toBe(200);
  expect((await ann.call('GET', '/api/me/blocks')).body).toEqual({ handles: ['ben'] });
  expect((await ben.now(table, { type: 'sit', seat: 1 })).body.error.code).toBe('blocked');
  await ann.call('DELETE', '/api/me/blocks/ben');
  expect((await ben.now(table, { type: 'sit', seat: 1 })).status).toBe(200);
});

const TOKEN = 'the operator’s token';

/** The operator at a browser. */
function operatorAt(url: string, token = TOKEN) {
  const headers = { authorization: `Basic ${Buffer.from(`operator:${token}`).toString('base64')}` };
  const page = async (query = '') => {
    const response = await fetch(`${url}/operator${query}`, { headers });
    return { status: response.status, html: await response.text() };
  };
  const press = async (path: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    const sent = { method: 'POST', headers: { ...headers, ...more }, body, redirect: 'manual' } as const;
    return (await fetch(url + path, sent)).status;
  };
  return { page, press };
}

test('a report comes to the operator, who alone may see it and settle it', async () => {
  const { url } = await serving({ operatorToken: TOKEN });
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben <b>')];
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  const report = { handle: 'ben-b', table, words: 'said <script>' };
  expect((await ann.call('POST', '/api/reports', report)).status).toBe(200);
  expect((await fetch(`${url}/operator`)).status).toBe(401);
  expect((await operatorAt(url, 'another').page()).status).toBe(401);
  const { page, press } = operatorAt(url);
  const { html } = await page();
  expect(html).toContain('said &lt;script&gt;');
  expect(html).not.toMatch(/<script|<b>/);
  const settle = /action="(\/operator\/reports\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(url + settle, { method: 'POST', redirect: 'manual' })).status).toBe(401);
  expect(await press(settle, {}, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await press(settle)).toBe(303);
  expect((await page()).html).not.toContain('&lt;script');
  expect((await ben.call('GET', '/operator')).status).toBe(401);
});

test('without a token there is no operator’s page', async () => {
  const { url } = await serving();
  expect((await fetch(`${url}/operator`)).status).toBe(404);
  expect((await fetch(`${url}/operator/style.css`)).status).toBe(404);
  expect(await operatorAt(url).press('/operator/words', { words: 'darn' })).toBe(404);
});

test('the operator finds an account, takes its name away, or removes it', async () => {
  const { url } = await serving({ operatorToken: TOKEN });
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, '100% Ben')];
  const { page, press } = operatorAt(url);
  const found = (html: string) => [...html.matchAll(/people\/([\w-]+)\/remove/g)].map(([, id]) => id);
  expect(found((await page()).html)).toHaveLength(2);
  expect((await page('?find=%25')).html).toContain('100% Ben');
  const [id] = found((await page('?find=%25')).html);
  expect(found((await page('?find=nobody')).html)).toEqual([]);
  expect(await press(`/operator/people/${id}/unname`)).toBe(303);
  const { person } = (await ben.call('GET', '/api/me')).body;
  expect(person).toMatchObject({ id, name: 'Guest', handle: expect.stringMatching(/^guest-\d{5}$/) });
  expect(await press(`/operator/people/${id}/remove`)).toBe(303);
  expect((await ben.call('GET', '/api/me')).status).toBe(401);
  expect((await ann.call('GET', '/api/me')).status).toBe(200);
});

test('words the operator has forbidden are in no name, handle or chat, from then on and after a restart', async () => {
  const dataDir = freshFolder();
  const first = await serving({ dataDir, operatorToken: TOKEN });
  const early = await Client.guest(first.url, 'Darn');
  expect(await operatorAt(first.url).press('/operator/words', { words: ' darn\r\nheck* # <b>strong\r\n' })).toBe(303);
  expect(await operatorAt(first.url).press('/operator/words', { words: 'x'.repeat(20_001) })).toBe(413);
  expect(await operatorAt(first.url).press('/operator/words')).toBe(400);
  await first.close();
  const { url } = await serving({ dataDir, operatorToken: TOKEN });
  const named = (name: string) => new Client(url).call('POST', '/api/session', { name });
  for (const name of ['Darn', 'D4RN it', 'd.a.r.n', 'Heckler']) {
    expect((await named(name)).body.error.code, name).toBe('forbidden-word');
  }
  // Not the word, but all that a handle could take of it.
  expect((await named('darn王')).body.person.handle).toMatch(/^guest-\d{5}$/);
  const ann = await Client.guest(url, 'Ann');
  expect((await ann.call('PATCH', '/api/me', { name: 'darn' })).status).toBe(400);
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  const refused = await ann.now(table, { type: 'chat', text: 'oh, DARN!' });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'forbidden-word']);
  expect((await ann.now(table, { type: 'chat', text: 'I am darning socks' })).status).toBe(200);
  expect((await ann.look(table)).entries).toHaveLength(2);
  const { html } = await operatorAt(url).page();
  expect(html).toContain('heck* # &lt;b&gt;strong</textarea>');
  expect(html).toMatch(/Darn <span class="mark">has “darn”/);
  early.url = url;
  expect((await early.call('GET', '/api/me')).body.person.name).toBe('Darn');
});
