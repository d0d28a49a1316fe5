// Needs cape-to-cairo.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Turns } from '../src/http/turns.ts';
import { LIMITS, type RunningServer, startServer } from '../src/index.ts';
import { People } from '../src/store/people.ts';
import { Client, type Socket } from './client.ts';
import { freshPlace } from './place.ts';
import { playFirst, SOLO, tableWith } from './seats.ts';
import { serving } from './serving.ts';
import { stillClock } from './still-clock.ts';

const place = freshPlace();
const lines: { level: number; msg: string; code?: string; err?: { type: string } }[] = [];
const logger = pino(
  { level: 'info' },
  new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  }),
);

let server: RunningServer;
/** Two decent people in the middle of their match. */
let people: Client[];
let table: string;
let before: string;

beforeAll(async () => {
  server = await startServer({
    dataDir: place.folder,
    logger,
    limits: {
      connectionsPerSecond: 1e6,
      guestsPerHour: 500,
      requestsPerMinute: 20_000,
      socketsPerAddress: 40,
      refusalMs: 10,
    },
  });
  ({ people, table } = await tableWith(server.url, ['Ann', 'Ben']));
  await people[0].now(table, { type: 'start' });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

beforeEach(async () => {
  lines.length = 0;
  before = JSON.stringify(await people[0].look(table));
});

/** Refused, written down, and without effect on the two. */
async function harmless(): Promise<void> {
  expect(JSON.stringify(await people[0].look(table))).toBe(before);
  expect(lines.some((line) => line.level >= 40)).toBe(true);
  expect(lines.filter((line) => line.level >= 50)).toEqual([]);
}

describe('sessions', () => {
  test.each([
    ['no signature', (cookie: string) => cookie.split('.')[0]],
    ['another signature', (cookie: string) => cookie.replace(/.{4}$/, 'AAAA')],
    ['another secret', (cookie: string) => cookie.replace(/=..../, '=AAAA')],
    ['nonsense', () => 'waybill=%00%ff..;;'],
  ])('forged: %s', async (_, forge) => {
    const thief = new Client(server.url);
    thief.cookie = forge(people[0].cookie);
    expect((await thief.call('GET', '/api/me')).status).toBe(401);
    thief.cookie = forge(people[0].cookie);
    expect((await thief.act(table, 0, { type: 'resign' })).status).toBe(401);
    await harmless();
  });

  test('replayed after its owner has left', async () => {
    const cleo = await Client.guest(server.url, 'Cleo');
    const { cookie } = cleo;
    const socket = await cleo.socket();
    const stream = await fetch(`${server.url}/api/tables/${table}/stream`, { headers: { cookie } });
    const told = stream.text().then(
      () => 'ended',
      () => 'ended',
    );
    expect((await cleo.call('DELETE', '/api/session')).status).toBe(200);
    await once(socket.ws, 'close');
    expect(await told).toBe('ended');
    cleo.cookie = cookie;
    expect((await cleo.call('GET', '/api/me')).status).toBe(401);
    await expect(cleo.socket()).rejects.toThrow('401');
    await harmless();
  });

  test('a token that is none, and a session used as one', async () => {
    const thief = new Client(server.url);
    for (const token of ['x'.repeat(32), people[0].cookie.slice(8, 40), '../../etc']) {
      thief.token = token;
      expect((await thief.call('GET', '/api/me')).status).toBe(401);
    }
    await harmless();
  });

  test('tokens tried one after the other: the database is asked about a few of them', async () => {
    const { url } = await serving({ limits: { forgeriesPerMinute: 5, refusalMs: 10 } });
    const ann = await Client.guest(url, 'Ann');
    const program = new Client(url);
    program.token = (await ann.call('POST', '/api/me/tokens', { name: 'my bot' })).body.token;
    expect((await program.call('GET', '/api/me')).status).toBe(200);
    const thief = new Client(url);
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) {
      thief.token = `${i}`.padStart(32, 'x');
      answers.push((await thief.call('GET', '/api/me')).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429]);
    await expect(thief.socket()).rejects.toThrow('429');
    // Who is known, by token or by session, is not held up.
    expect((await program.call('GET', '/api/me')).status).toBe(200);
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
  });

  test('tokens tried all at once: the database is asked about no more of them', async () => {
    // A database so slow that all of them have come before it answers.
    const lookups = vi.spyOn(People.prototype, 'holderOf').mockImplementation(() => sleep(500, null));
    onTestFinished(() => lookups.mockRestore());
    const { url } = await serving({ limits: { forgeriesPerMinute: 5, refusalMs: 10 } });
    const tried = Array.from({ length: 40 }, async (_, i) => {
      const thief = new Client(url);
      thief.token = `${i}`.padStart(32, 'x');
      return (await thief.call('GET', '/api/me')).status;
    });
    const answers = await Promise.all(tried);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(35);
    expect(lookups).toHaveBeenCalledTimes(5);
  });

  test('forged ones count as requests', async () => {
    const { url } = await serving({ limits: { requestsPerMinute: 4, refusalMs: 10 } });
    const thief = new Client(url);
    const answers: number[] = [];
    for (let i = 0; i < 6; i++) {
      thief.cookie = 'waybill=none.none';
      answers.push((await thief.call('GET', '/api/me')).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('used by another site', async () => {
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = { after: 0, key: 'a key of mine', action: { type: 'resign' } };
    const path = `/api/tables/${table}/actions`;
    expect((await people[0].call('POST', path, body, elsewhere)).status).toBe(403);
    expect((await people[0].call('POST', path, body, { 'content-type': 'text/plain' })).status).toBe(415);
    await expect(people[0].socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await harmless();
  });
});

describe('moves', () => {
  test('for another seat, out of turn, for chance, malformed', async () => {
    const { n, status } = await people[0].look(table);
    const [mover, other] = [people[status.next], people[1 - status.next]];
    const { moves } = (await mover.call('GET', `/api/tables/${table}/moves`)).body;
    expect((await other.call('GET', `/api/tables/${table}/moves`)).body.moves).toEqual([]);
    const codes: string[] = [];
    for (const [client, event] of [
      [other, moves[0]],
      [other, { ...moves[0], by: 1 - status.next }],
      [mover, { by: 'chance', type: 'tiles' }],
      [mover, { ...moves[0], more: 1 }],
      [mover, { by: status.next, type: 'constructor' }],
      [mover, { by: status.next, type: '__proto__' }],
    ] as const) {
      const answer = await client.act(table, n, { type: 'play', event });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      codes.push(answer.body.error.code);
    }
    expect(codes).toEqual(['not-your-seat', 'turn', 'not-your-seat', 'unknown', 'unknown', 'unknown']);
    expect(JSON.stringify(await people[0].look(table))).toBe(before);
  });

  test('by a stranger, and at a table that is none', async () => {
    const stranger = await Client.guest(server.url, 'Eve');
    const { n } = await stranger.look(table);
    for (const action of [
      { type: 'resign' },
      { type: 'pause' },
      { type: 'sit', seat: 0 },
      { type: 'unseat', seat: 0 },
    ]) {
      expect((await stranger.act(table, n, action)).status).toBe(422);
    }
    expect((await stranger.act('x'.repeat(20), 0, { type: 'resign' })).status).toBe(404);
    expect((await stranger.act(table, n, { type: 'rematch', table: 'x'.repeat(20) })).status).toBe(400);
    expect((await stranger.act(table, n, { type: 'end' })).status).toBe(400);
    await harmless();
  });
});

describe('floods', () => {
  test('thousands of joins leave one person in one seat', async () => {
    const open = await people[0].make({ game: 'cape-to-cairo', seats: 4 });
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, i) => Client.guest(server.url, `Crowd ${i}`)));
    const answers: number[] = [];
    for (let wave = 0; wave < 15; wave++) {
      const joins = crowd.flatMap((one) => [0, 1, 2, 3].flatMap((seat) => [seat, seat].map((s) => ({ one, s }))));
      const { n } = await people[0].look(open);
      const done = await Promise.all(joins.map(({ one, s }) => one.act(open, n, { type: 'sit', seat: s })));
      answers.push(...done.map(({ status }) => status));
    }
    expect(answers).toHaveLength(2400);
    expect(answers.filter((status) => status === 200)).toHaveLength(4);
    const { status } = await people[0].look(open);
    expect(new Set(status.seats.map((seat: { name: string }) => seat.name)).size).toBe(4);
    expect(JSON.stringify(await people[0].look(table))).toBe(before);
  });

  test('too many people and sockets from one address, too many tables by one person', async () => {
    const sockets: WebSocket[] = [];
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
      sockets.push(ws);
      await Promise.race([once(ws, 'open'), once(ws, 'error').then(() => refused++)]).catch(() => refused++);
    }
    expect(refused).toBeGreaterThanOrEqual(20);
    for (const ws of sockets) ws.terminate();
    const greedy = await Client.guest(server.url, 'Greedy');
    const made = [];
    for (let i = 0; i < LIMITS.unfinishedTables + 1; i++) {
      made.push((await greedy.call('POST', '/api/tables', { key: `table ${i} of mine`, game: SOLO, seats: 1 })).status);
    }
    expect(made.at(-1)).toBe(422);
    let status = 200;
    for (let i = 0; i < 600 && status === 200; i++) {
      ({ status } = await new Client(server.url).call('POST', '/api/session', { name: 'x' }));
    }
    expect(status).toBe(429);
    await harmless();
  });
});

test('connections, requests, sockets and watchers come one after the other; who plays does not wait behind them', async () => {
  const take = vi.spyOn(Turns.prototype, 'take');
  onTestFinished(() => take.mockRestore());
  const { url } = await serving();
  const ann = await Client.guest(url, 'Ann');
  const [watching, playing] = [await new Client(url).socket(), await ann.socket()];
  const waited = async (job: () => Promise<unknown>) => {
    take.mockClear();
    await job();
    return take.mock.calls.length;
  };
  const ask = (socket: Socket) => async () => {
    socket.send('{"type":"follow","table":"none"}');
    await socket.next((m) => m.type === 'problem');
  };
  expect(await waited(() => ann.call('GET', '/api/me'))).toBe(1);
  // The connection itself, and what is asked on it.
  expect(await waited(async () => (await ann.socket()).close())).toBe(2);
  expect(await waited(ask(watching))).toBe(1);
  expect(await waited(ask(playing))).toBe(0);
});

test('whoever opens sockets only to break the protocol soon has to wait', async () => {
  stillClock();
  const { url } = await serving({ limits: { requestsPerMinute: 60, refusalMs: 0 } });
  const unmasked = Buffer.from([0x81, 0x01, 0x41]);
  const statuses: string[] = [];
  for (let i = 0; i < 4; i++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    statuses.push(answer.toString().slice(9, 12));
    socket.end(unmasked).resume();
    await once(socket, 'close');
  }
  expect(statuses).toEqual(['101', '101', '101', '429']);
});

describe('addresses', () => {
  const askAs = async (proxies: number, forwarded: readonly string[]) => {
    const { url } = await serving({ proxies, limits: { guestsPerHour: 2, socketsPerAddress: 2, refusalMs: 10 } });
    const guests: number[] = [];
    const opened: Socket[] = [];
    let sockets = 0;
    for (const said of forwarded) {
      const headers = { 'x-forwarded-for': said };
      guests.push((await new Client(url).call('POST', '/api/session', { name: 'Eve' }, headers)).status);
      const socket = await new Client(url).socket(headers).catch(() => null);
      if (socket) opened.push(socket);
      sockets += socket ? 1 : 0;
    }
    for (const socket of opened) socket.close();
    return { refused: guests.filter((status) => status === 429).length, sockets };
  };

  test('what a client writes in front of what the proxy saw is not believed', async () => {
    const one = ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9', '9.9.9.9'];
    expect(await askAs(1, one)).toEqual({ refused: 2, sockets: 2 });
    const two = ['1.1.1.1, 9.9.9.9, 7.7.7.7', '2.2.2.2, 9.9.9.9, 7.7.7.7', '9.9.9.9, 7.7.7.7'];
    expect(await askAs(2, two)).toEqual({ refused: 1, sockets: 2 });
  });

  test('without a proxy nothing of it is; behind one its clients are told apart', async () => {
    expect(await askAs(0, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual({ refused: 1, sockets: 2 });
    expect(await askAs(1, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual({ refused: 0, sockets: 3 });
  });
});

test('an address can do no more with many accounts than its people would', async () => {
  stillClock();
  const { url } = await serving({ proxies: 1, limits: { requestsPerMinute: 6, refusalMs: 0 } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const guest = async (_: unknown, i: number) => {
    const one = new Client(url);
    await one.call('POST', '/api/session', { name: 'Mallory' }, from(`9.9.9.${i}`));
    return one;
  };
  const crowd = await Promise.all(Array.from({ length: 4 }, guest));
  const ask = async (one: Client, address: string) =>
    (await one.call('GET', '/api/me', undefined, from(address))).status;
  const answers: number[] = [];
  for (const one of crowd) for (let i = 0; i < 5; i++) answers.push(await ask(one, '8.8.8.8'));
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.slice(10)).toEqual(Array(10).fill(429));
  const opened = new Client(url);
  opened.cookie = crowd[3].cookie;
  await expect(opened.socket(from('8.8.8.8'))).rejects.toThrow('429');
  expect(await ask(await guest(null, 5), '7.7.7.7')).toBe(200);
});

describe('asking on after a refusal', () => {
  const refusals = { requestsPerMinute: 5, refusalMs: 1000, refusalsHeld: 2 };

  /** What became of twenty at once; where some came late, a few more are refused in words. */
  async function expectMostEnded(one: () => Promise<string>): Promise<void> {
    const came = await Promise.all(Array.from({ length: 20 }, one));
    const count = (wanted: string) => came.filter((what) => what === wanted).length;
    expect(count('done')).toBe(5);
    expect(count('refused')).toBeGreaterThanOrEqual(2);
    expect(count('ended')).toBeGreaterThan(0);
    expect(count('refused') + count('ended')).toBe(15);
  }

  test('each refusal comes late, and whoever asks for more than a few at once gets none', async () => {
    const { url } = await serving({ limits: refusals });
    await expectMostEnded(() =>
      fetch(`${url}/api/games`).then(
        ({ status }) => (status === 200 ? 'done' : 'refused'),
        () => 'ended',
      ),
    );
  });

  test('pages have a limit of their own, whether they are there or not', async () => {
    const { url } = await serving({ limits: { ...refusals, pagesPerMinute: 5 } });
    await expectMostEnded(() =>
      fetch(`${url}/nowhere`).then(
        ({ status }) => (status === 404 ? 'done' : 'refused'),
        () => 'ended',
      ),
    );
    expect((await Client.guest(url, 'Ann')).cookie).not.toBe('');
  });

  test('whoever is signed in at the same address is answered all the same', async () => {
    const { url } = await serving({ limits: refusals });
    const ann = await Client.guest(url, 'Ann');
    const flood = Array.from({ length: 20 }, () => fetch(`${url}/api/games`).catch(() => null));
    const ended = flood.map(async (one) => ((await one) === null ? 1 : 0));
    expect(await ann.call('GET', '/api/session')).toMatchObject({ status: 200 });
    expect((await Promise.all(ended)).reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  });

  test('opening sockets counts, too', async () => {
    const { url } = await serving({ limits: refusals });
    await expectMostEnded(() =>
      new Client(url).socket().then(
        (socket) => (socket.close(), 'done'),
        (error: Error) => (error.message.includes('429') ? 'refused' : 'ended'),
      ),
    );
  });

  test('a socket that says too much is closed, and what it says behind that is not looked into', async () => {
    const { url } = await serving({ limits: { ...refusals, requestsPerMinute: 10 } });
    const socket = await new Client(url).socket();
    for (let i = 0; i < 1000; i++) socket.send('{"type":"unfollow","table":"x"}');
    const [code] = await once(socket.ws, 'close');
    expect(code).toBe(1008);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(Number(/waybill_refused_total\{code="too-often"\} (\d+)/.exec(metrics)?.[1])).toBe(21);
  });

  test('what is large counts as several', async () => {
    const { url } = await serving({ limits: { ...refusals, refusalMs: 10 } });
    const ann = await Client.guest(url, 'Ann');
    const large = { key: 'a table of mine', game: SOLO, seats: 1, sheet: 'x'.repeat(70_000) };
    expect((await ann.call('POST', '/api/tables', large)).status).toBe(400);
    expect((await ann.call('GET', '/api/me')).status).toBe(429);
  });
});

describe('bodies', () => {
  const post = (body: string) => people[0].call('POST', `/api/tables/${table}/actions`, body);

  test.each([
    ['huge', JSON.stringify({ text: 'x'.repeat(500_000) }), 413],
    ['deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['deep in a known field', `{"after":0,"key":"12345678","action":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`, 400],
    ['a prototype', '{"after":0,"key":"12345678","action":{"type":"chat","text":"x"},"__proto__":{"a":1}}', 400],
    ['a hidden prototype', '{"after":0,"key":"12345678","\\u005f_proto__":{},"action":{"type":"resign"}}', 400],
    ['not JSON', '{"after":', 400],
    ['a number too large', '{"after":1e309,"key":"12345678","action":{"type":"resign"}}', 400],
    ['nothing', '', 400],
  ])('%s', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
    await harmless();
  });

  test('over the socket', async () => {
    for (const message of [
      'x'.repeat(100_000),
      '['.repeat(9000),
      'null',
      '7',
      '{"type":"constructor"}',
      '{"type":"act"}',
    ]) {
      const socket = await people[0].socket();
      socket.send(message);
      if (message.length > LIMITS.messageBytes) await once(socket.ws, 'close');
      else expect(await socket.next()).toMatchObject({ type: 'problem' });
      socket.close();
    }
    await harmless();
  });

  test('over the socket of a watcher, who has little to say', async () => {
    const socket = await new Client(server.url).socket();
    socket.send(' '.repeat(LIMITS.watcherMessageBytes));
    expect(await socket.next()).toMatchObject({ type: 'problem' });
    socket.send(' '.repeat(LIMITS.watcherMessageBytes + 1));
    const [code] = await once(socket.ws, 'close');
    expect(code).toBe(1009);
  });

  test('slow: a body that drips in is cut off, and holds up nobody', async () => {
    const { url } = await serving({ limits: { arrivalMs: 1500 } });
    const { hostname, port } = new URL(url);
    const drip = connect(Number(port), hostname);
    drip.write(
      `POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    const timer = setInterval(() => drip.write(' '), 200);
    drip.on('error', () => {});
    const closed = new Promise((resolve) => drip.on('close', resolve));
    expect((await fetch(`${url}/api/games`)).status).toBe(200);
    // Long before all of it would have come.
    await closed;
    clearInterval(timer);
  });
});

describe('paths', () => {
  const LONG = `/api/tables/${'x'.repeat(5000)}`;
  test.each([
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/api/tables/../../healthz/../etc/passwd',
    '/api/tables/%00',
    '/.git/config',
    '/waybill.sqlite',
    '//evil.example/x.js',
    'a long one',
  ])('%s', async (name) => {
    const path = name.startsWith('/') ? name : LONG;
    const { hostname, port } = new URL(server.url);
    const raw = connect(Number(port), hostname);
    raw.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await readText(raw);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer).not.toMatch(/root:|SQLite format|\[core\]/);
    await harmless();
  });
});

test('script in names and chat stays text', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const mallory = people[1];
  await mallory.call('PATCH', '/api/me', { name: script.slice(0, 40) });
  const open = await mallory.make({ game: 'cape-to-cairo', seats: 2 });
  await mallory.now(open, { type: 'sit' });
  await mallory.now(open, { type: 'chat', text: script });
  const { headers, body } = await people[0].call('GET', `/api/tables/${open}`);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  expect(body.entries.at(-1)).toMatchObject({ name: script.slice(0, 40), text: script });
});

test('after all that, the two play on', async () => {
  await playFirst(people, table);
});
