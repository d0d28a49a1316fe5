import { expect, test } from 'vitest';
import { HANDLE, handleFrom, mixesAlphabets, skeletonOf } from '../src/store/handles.ts';
import { Client } from './client.ts';
import { serving } from './serving.ts';

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
  expect(mixesAlphabets('Аnn')).toBe(true);
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
  const named = (name: string) => new Client(url).call('POST', '/api/session', { name });
  expect((await named('A\u200dn\u00adn\u2064')).body.person.name).toMatch(/^A ?n ?n$/);
  expect((await named('\u3164\u115f')).status).toBe(400);
  expect((await named('Аnn')).body.error.facts.words).toBe('must not mix alphabets');
  expect((await named('Ａｎｎ')).body.person.name).toBe('Ann');
});

test('a token plays, and makes tokens only where it may change the account', async () => {
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const program = new Client(url);
  program.token = (await ann.call('POST', '/api/me/tokens', { name: 'bot' })).body.token;
  const table = await program.make({ game: 'grand-prix', seats: 1 });
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
  expect((await ann.call('PUT', '/api/me/blocks/nobody-here')).status).toBe(404);
  expect((await ann.call('PUT', '/api/me/blocks/ben')).status).toBe(200);
  expect((await ann.call('GET', '/api/me/blocks')).body).toEqual({ handles: ['ben'] });
  expect((await ben.now(table, { type: 'sit', seat: 1 })).body.error.code).toBe('blocked');
  await ann.call('DELETE', '/api/me/blocks/ben');
  expect((await ben.now(table, { type: 'sit', seat: 1 })).status).toBe(200);
});

test('a report comes to the operator, who alone may see it and settle it', async () => {
  const { url } = await serving({ operatorToken: 'the operator’s token' });
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben <b>')];
  const table = await ann.make({ game: 'cape-to-cairo', seats: 2 });
  const report = { handle: 'ben-b', table, words: 'said <script>' };
  expect((await ann.call('POST', '/api/reports', report)).status).toBe(200);
  const page = (token?: string) => {
    const authorization = token && `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
    return fetch(`${url}/operator`, { headers: authorization ? { authorization } : {} });
  };
  expect((await page()).status).toBe(401);
  expect((await page('another')).status).toBe(401);
  const shown = await page('the operator’s token');
  const html = await shown.text();
  expect(html).toContain('said &lt;script&gt;');
  expect(html).not.toMatch(/<script|<b>/);
  const [, settle] = /action="(\/operator\/reports\/[^"]+)"/.exec(html) ?? [];
  const authorization = `Basic ${Buffer.from('operator:the operator’s token').toString('base64')}`;
  const post = (headers: Record<string, string>) =>
    fetch(url + settle, { method: 'POST', headers, redirect: 'manual' });
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization, origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post({ authorization, 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(303);
  expect(await (await page('the operator’s token')).text()).not.toContain('said');
  expect((await ben.call('GET', '/operator')).status).toBe(401);
});

test('without a token there is no operator’s page', async () => {
  const { url } = await serving();
  expect((await fetch(`${url}/operator`)).status).toBe(404);
});
