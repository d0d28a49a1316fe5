import { readdirSync, readFileSync } from 'node:fs';
import { check, type Schema } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Client, type Message } from './client.ts';
import { SOLO } from './seats.ts';
import { serving } from './serving.ts';

/** A schema with what it refers to put in its place; once around is enough to check by. */
function resolved(document: Message, schema: Message, depth = 6): Schema {
  if (Array.isArray(schema)) return schema.map((one) => resolved(document, one, depth)) as unknown as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref)
    return depth === 0 ? {} : resolved(document, document.components.schemas[schema.$ref.split('/').at(-1)], depth - 1);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolved(document, value, depth)]));
}

const operationsOf = (document: Message): [string, string, Message][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Message).map(([method, one]) => [method, path, one] as [string, string, Message]),
  );

/** As the code has them. */
function routes(): string[] {
  const folder = new URL('../src/http/routes/', import.meta.url);
  const code = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const made = code.join('\n').matchAll(/\bapp\.(get|post|put|patch|delete)\(\s*'([^']+)'/g);
  return [...made].map(([, method, path]) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
}

test('the document has every route, and no other', async () => {
  const { url } = await serving();
  const { body: document } = await new Client(url).call('GET', '/api/openapi.json');
  const described = operationsOf(document).map(([method, path]) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(routes().toSorted());
});

/** One that fits. */
function expectExample(document: Message, { schema, example }: Message, where: string): void {
  expect(schema, where).toBeTruthy();
  expect(example, where).toBeDefined();
  expect(check(resolved(document, schema), example, 'example'), where).toBeNull();
}

test('every operation has an id of its own, keys, parameters, answers and errors with schemas and examples', async () => {
  const { url } = await serving();
  const { body: document } = await new Client(url).call('GET', '/api/openapi.json');
  expect(document.openapi).toBe('3.1.0');
  const operations = operationsOf(document);
  expect(operations.length).toBeGreaterThan(25);
  const ids = operations.map(([, , { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [method, path, one] of operations) {
    const where = `${method} ${path}`;
    expect(one.operationId, where).toMatch(/^[a-z][A-Za-z]+$/);
    expect(one.summary, where).toBeTruthy();
    expect(one.tags, where).toHaveLength(1);
    expect(one.security.length, where).toBeGreaterThan(0);
    for (const need of one.security)
      for (const name of Object.keys(need)) expect(document.components.securitySchemes).toHaveProperty(name);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const given = (one.parameters ?? []).filter((p: Message) => p.in === 'path').map((p: Message) => p.name);
    expect(given.sort(), where).toEqual(named.sort());
    expect(Object.keys(one.responses), where).toEqual(expect.arrayContaining(['200', '400', '401', '429', '503']));
    for (const [status, response] of Object.entries(one.responses) as [string, Message][]) {
      expect(response.description, `${where} ${status}`).toBeTruthy();
      if (status === '204') continue;
      for (const content of Object.values(response.content)) expectExample(document, content, `${where} ${status}`);
    }
    for (const content of Object.values(one.requestBody?.content ?? {})) expectExample(document, content, where);
  }
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(name);
  }
});

test('whoever may do something by the document may, and nobody else', async () => {
  const { url } = await serving({ limits: { tokensPerPerson: 1000 } });
  const ann = await Client.guest(url, 'Ann');
  const { body: document } = await ann.call('GET', '/api/openapi.json');
  for (const [method, path, { security, requestBody, operationId }] of operationsOf(document)) {
    const body = requestBody?.content['application/json'].example ?? (method === 'get' ? undefined : {});
    const ids: Message = { id: 'x'.repeat(path.includes('notices') ? 36 : 20), hash: 'x'.repeat(64) };
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x'.repeat(20));
    const asked = operationId === 'past' ? `${named}?from=0&to=1` : named;
    const codeOf = async (one: Client) => {
      const { body: said } = await one.call(method.toUpperCase(), asked, body);
      return said?.error?.code;
    };
    // Of their own: some of this signs in, and some of it signs out.
    const [stranger, program] = [new Client(url), new Client(url)];
    program.token = (await ann.call('POST', '/api/me/tokens', { name: 'bot' })).body.token;
    const free = security.some((need: Message) => Object.keys(need).length === 0);
    const playing = security.some(({ bearer = [] }: Message) => bearer.includes('play'));
    expect((await codeOf(stranger)) === 'not-signed-in', `${operationId} by nobody`).toBe(!free);
    expect((await codeOf(program)) === 'scope', `${operationId} by a token that may play`).toBe(!free && !playing);
  }
});

test('what the server answers is what the document says', async () => {
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const { body: document } = await ann.call('GET', '/api/openapi.json');
  const operations = operationsOf(document);
  const clock = { kind: 'live', bank: 600_000, add: 5_000 };
  const table = await ann.make({ game: SOLO, seats: 1, listed: true, clock });
  const today = new Date().toISOString().slice(0, 10);
  const asked: [method: string, path: string, body?: object][] = [
    ['GET', '/api/session'],
    ['GET', '/api/me'],
    ['GET', '/api/games'],
    ['GET', '/api/tables'],
    ['GET', '/api/me/tables'],
    ['GET', '/api/deals'],
    ['GET', '/api/deals/today'],
    ['GET', '/api/deals/2020-01-01-nothing'],
    ['GET', '/api/me/blocks'],
    ['POST', '/api/me/tokens', { name: 'bot' }],
    ['GET', '/api/me/tokens'],
    ['POST', `/api/tables/${table}/actions`, { after: 0, key: 'sit-down', action: { type: 'sit', seat: 0 } }],
    ['POST', `/api/tables/${table}/actions`, { after: 1, key: 'start-now', action: { type: 'start' } }],
    ['GET', `/api/tables/${table}?after=-1`],
    ['GET', `/api/tables/${table}/wait?after=0`],
    ['GET', `/api/tables/${table}/moves`],
    ['GET', `/api/tables/${table}/past?from=0&to=1`],
    ['GET', `/api/tables/${table}/match`],
    ['GET', '/api/tables/there-is-no-such-one'],
    ['POST', '/api/tables', { key: 'x' }],
    ['POST', '/api/deals', { key: 'a-duplicate', game: SOLO, seats: [null], days: 3 }],
    ['POST', `/api/deals/${today}-${SOLO}/play`, {}],
    ['GET', `/api/deals/${today}-${SOLO}`],
    ['GET', '/api/watch'],
    ['GET', '/api/seeks'],
    ['GET', '/api/me/ratings'],
    ['GET', '/api/me/matches'],
    ['PUT', '/api/me/profile', { shown: true }],
    ['GET', '/api/people/ann'],
    ['GET', `/api/ratings/${SOLO}`],
    ['GET', `/api/ratings/${SOLO}/results`],
    ['GET', '/api/me/notices'],
    ['GET', '/api/me/export'],
    ['POST', '/api/me/feed', {}],
    ['POST', '/api/me/recovery', {}],
    ['GET', `/api/tables/${table}/analysis`],
    ['POST', `/api/tables/${table}/actions`, { after: 99, key: 'give-it-up', action: { type: 'resign' } }],
    ['GET', `/api/tables/${table}?after=-1`],
    ['GET', `/api/tables/${table}/match`],
    ['GET', '/api/me/tables'],
    ['PATCH', '/api/me', { name: 'Anna' }],
  ];
  for (const [method, path, body] of asked) {
    const { status, body: said } = await ann.call(method, path, body);
    const plain = path.split('?')[0];
    const found = operations.find(
      ([m, p]) => m === method.toLowerCase() && new RegExp(`^${p.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
    );
    const response = found?.[2].responses[String(status)];
    expect(response, `${method} ${path} ${status}`).toBeTruthy();
    expect(
      check(resolved(document, response.content['application/json'].schema), said, 'answer'),
      `${method} ${path}`,
    ).toBeNull();
  }
});
