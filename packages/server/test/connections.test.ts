import { once } from 'node:events';
import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { Client, type Socket } from './client.ts';
import { serving } from './serving.ts';
import { stillClock } from './still-clock.ts';

const MOST = 5;
const limits = { connectionsPerSecond: MOST };
let clock: { at: number };

beforeEach(() => {
  clock = stillClock();
});

/** One connection for one request; all of 127.0.0.0/8 is this machine. */
async function askFrom(localAddress: string, url: string, headers: Record<string, string> = {}): Promise<string> {
  const asked = request(`${url}/healthz`, { localAddress, agent: false, headers }).end();
  try {
    const [answer] = await once(asked, 'response');
    answer.resume();
    return String(answer.statusCode);
  } catch {
    return 'reset';
  }
}

async function askOften(localAddress: string, url: string, headers?: (i: number) => Record<string, string>) {
  const answers: string[] = [];
  for (let i = 0; i < 2 * MOST; i++) answers.push(await askFrom(localAddress, url, headers?.(i)));
  return answers;
}

async function expectServed(socket: Socket): Promise<void> {
  socket.send({ type: 'follow', table: 'x'.repeat(20) });
  expect(await socket.next()).toMatchObject({ type: 'problem', error: { code: 'not-found' } });
  socket.close();
}

const times = (count: number, what: string) => Array.from({ length: count }, () => what);

test.runIf(process.platform === 'linux')(
  'of an address that makes too many, the others are reset, until it pauses',
  async () => {
    const { url } = await serving({ limits });
    const inTime = await new Client(url).socket();
    expect(await askOften('127.0.6.1', url)).toEqual([...times(MOST, '200'), ...times(MOST, 'reset')]);

    expect(await askFrom('127.0.6.2', url)).toBe('200');
    await expectServed(inTime);

    clock.at += 1000;
    expect(await askFrom('127.0.6.1', url)).toBe('reset');
    clock.at += 1000;
    expect(await askFrom('127.0.6.1', url)).toBe('200');
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(`waybill_refused_total{code="connections"} ${MOST + 1}`);
  },
);

test('connections made before go on, also those of the same address', async () => {
  const { url } = await serving({ limits });
  const sockets = [];
  for (let i = 0; i < MOST; i++) sockets.push(await new Client(url).socket());
  expect(await askFrom('127.0.0.1', url)).toBe('reset');
  for (const socket of sockets) await expectServed(socket);
});

test('behind a proxy all come from its address, and none is reset', async () => {
  const { url } = await serving({ limits, proxies: 1 });
  const said = (i: number) => ({ 'x-forwarded-for': `9.9.9.${i}` });
  expect(await askOften('127.0.0.1', url, said)).toEqual(times(2 * MOST, '200'));
});
