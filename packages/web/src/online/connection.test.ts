import type { ActionRequest } from '@waybill/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Heard } from './connection.ts';
import { FakeNetwork, TABLE, updateOf } from './testing.ts';

const request = (key: string): ActionRequest => ({ after: 7, key, action: { type: 'pause' } });

let network: FakeNetwork;
let heard: Heard[];
let after: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  heard = [];
  after = 7;
  connection = new Connection(
    network,
    TABLE,
    () => after,
    (one) => heard.push(one),
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('listening', () => {
  test('follows from the last entry that is known, and hears what is told', () => {
    network.last.opens();
    expect(network.last.sent).toEqual([{ type: 'follow', table: TABLE, after: 7, lean: true }]);
    const here = { type: 'here', table: TABLE, seats: [0] };
    network.last.says(updateOf(8));
    network.last.says(here);
    network.last.says('nonsense');
    network.last.says({ type: 'update', n: 'x' });
    expect(heard).toEqual([updateOf(8), here]);
  });

  test('comes back after a restart within three seconds, however long the server was away, and goes on from there', async () => {
    network.last.opens();
    after = 9;
    network.last.fails();
    expect(connection.lost.value).toBe(true);
    // Nothing answers for a minute, neither sockets nor requests.
    for (let i = 0; i < 120; i++) {
      await seconds(0.5);
      if (network.last.readyState === 0) network.last.fails();
      for (const one of network.asked.splice(0)) one.fail();
    }
    const before = network.sockets.length;
    await seconds(3);
    expect(network.sockets.length).toBeGreaterThan(before);
    network.last.opens();
    expect(connection.lost.value).toBe(false);
    expect(network.last.sent[0]).toMatchObject({ type: 'follow', after: 9 });
  });

  test('comes at once when the device has a network again', () => {
    network.last.opens();
    network.last.fails();
    expect(network.sockets).toHaveLength(1);
    network.wake();
    expect(network.sockets).toHaveLength(2);
  });

  test('what an old socket says late is not heard', () => {
    const [old] = network.sockets;
    old.opens();
    connection.renew();
    old.says(updateOf(8));
    network.last.opens();
    network.last.says(updateOf(9));
    expect(heard).toEqual([updateOf(9)]);
  });
});

/** Sockets never open, requests are answered. */
async function blockSockets(): Promise<void> {
  network.last.fails();
  await seconds(1);
  network.last.fails();
  network.asked.shift()?.answer(200, updateOf(8));
  await seconds(0);
}

describe('where sockets are blocked', () => {
  test('asks and waits, and is not lost', async () => {
    await blockSockets();
    expect(connection.lost.value).toBe(false);
    expect(heard).toEqual([updateOf(8)]);
    expect(network.asked[0].path).toContain('/wait?after=7');
    network.asked.shift()?.answer(204);
    await seconds(0);
    network.asked.shift()?.answer(200, updateOf(9));
    await seconds(0);
    expect(heard.at(-1)).toEqual(updateOf(9));
  });

  test('acts by POST, and tries again what did not arrive', async () => {
    await blockSockets();
    const answer = connection.act(request('one'));
    const [, post] = network.asked.splice(0);
    expect(post).toMatchObject({ method: 'POST', path: `/api/tables/${TABLE}/actions`, body: request('one') });
    post.fail();
    await seconds(1);
    const again = network.asked.find(({ method }) => method === 'POST');
    expect(again?.body).toEqual(request('one'));
    again?.answer(200, { n: 8 });
    expect(await answer).toEqual({ n: 8 });
  });

  test('a socket is tried now and then, and taken when it opens', async () => {
    await blockSockets();
    const tried = network.sockets.length;
    await seconds(31);
    expect(network.sockets.length).toBe(tried + 1);
    const [wait] = network.asked;
    network.last.opens();
    expect(wait.signal?.aborted).toBe(true);
    expect(network.last.sent[0]).toMatchObject({ type: 'follow' });
  });

  test('no answer to the waiting either: the server is gone, and looked for by socket', async () => {
    await blockSockets();
    network.asked.shift()?.fail();
    await seconds(0);
    expect(connection.lost.value).toBe(true);
    const tried = network.sockets.length;
    await seconds(3);
    expect(network.sockets.length).toBeGreaterThan(tried);
  });
});

describe('acting', () => {
  test('goes over the socket and is answered by its key, in whatever order', async () => {
    network.last.opens();
    const [one, two] = [connection.act(request('one')), connection.act(request('two'))];
    expect(network.last.acts).toEqual([
      { type: 'act', table: TABLE, ...request('one') },
      { type: 'act', table: TABLE, ...request('two') },
    ]);
    const error = { clause: 'table', code: 'stale', facts: {}, words: 'late' };
    network.last.says({ type: 'refused', table: TABLE, key: 'two', error, update: updateOf(9) });
    network.last.says({ type: 'done', table: TABLE, key: 'one', n: 8 });
    expect(await two).toEqual({ error, update: updateOf(9) });
    expect(await one).toEqual({ n: 8 });
  });

  test('without an answer it is said again over the next socket, as the same', async () => {
    network.last.opens();
    const answer = connection.act(request('one'));
    network.last.fails();
    await seconds(1);
    network.last.opens();
    expect(network.last.sent.map(({ type }) => type)).toEqual(['follow', 'act']);
    expect(network.last.acts).toEqual([{ type: 'act', table: TABLE, ...request('one') }]);
    network.last.says({ type: 'done', table: TABLE, key: 'one', n: 8 });
    // Answered once more by whoever got the first: nobody waits for it.
    network.last.says({ type: 'done', table: TABLE, key: 'one', n: 8 });
    expect(await answer).toEqual({ n: 8 });
    network.last.fails();
    await seconds(1);
    network.last.opens();
    expect(network.last.acts).toEqual([]);
  });

  test('a socket that is dead without saying so is left for another', async () => {
    network.last.opens();
    void connection.act(request('one'));
    await seconds(8);
    expect(network.sockets).toHaveLength(2);
    network.last.opens();
    expect(network.last.acts).toHaveLength(1);
  });

  test('before the socket is open it waits for it', async () => {
    const answer = connection.act(request('one'));
    network.last.opens();
    network.last.says({ type: 'done', table: TABLE, key: 'one', n: 8 });
    expect(await answer).toEqual({ n: 8 });
  });

  test('what the server can’t do just now is asked again when it says; what it won’t, not', async () => {
    network.last.opens();
    const answer = connection.act(request('one'));
    const problem = (code: string, facts: object) => ({
      type: 'problem',
      key: 'one',
      error: { code, facts, words: '' },
    });
    network.last.says(problem('too-often', { seconds: 2 }));
    await seconds(1);
    expect(network.last.acts).toHaveLength(1);
    await seconds(1.5);
    expect(network.last.acts).toHaveLength(2);
    network.last.says(problem('not-signed-in', {}));
    expect((await answer).error).toMatchObject({ code: 'not-signed-in' });
  });

  test('says that the server can’t be reached, after a while and when the page is left', async () => {
    const long = connection.act(request('one'));
    await seconds(21);
    expect((await long).error?.code).toBe('unreachable');
    const left = connection.act(request('two'));
    connection.close();
    expect((await left).error?.code).toBe('unreachable');
  });
});
