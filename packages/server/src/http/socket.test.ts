import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Broadcast } from '../host/broadcast.ts';
import { ClientSocket } from './socket.ts';

/** A client of `ws` and this side of its socket. */
async function connected(): Promise<{ client: WebSocket; socket: ClientSocket; raw: Socket }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const [[ws, { socket: raw }]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
    [WebSocket, { socket: Socket }],
    unknown,
  ];
  return { client, socket: new ClientSocket(ws, raw), raw };
}

function heardBy(client: WebSocket): string[] {
  const heard: string[] = [];
  client.on('message', (data: Buffer, binary) => heard.push(`${binary ? 'binary ' : ''}${data.toString()}`));
  return heard;
}

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];

test('messages of any length and alphabet arrive as they were sent, in their order, whoever else gets them', async () => {
  const { client, socket } = await connected();
  const heard = heardBy(client);
  const texts = ['a', 'é', '語', '🚀', '\x81'].flatMap((letter) => LENGTHS.map((length) => letter.repeat(length)));
  for (const [i, text] of texts.entries()) {
    await expect.poll(() => heard.length).toBeGreaterThan(i - 5);
    // Ours and those of `ws` go over the same connection.
    if (i % 3 === 0) socket.ping();
    if (i % 2 === 0) socket.send(text);
    else socket.broadcast(new Broadcast(text));
  }
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard.every((text, i) => text === texts[i])).toBe(true);
});

test('what is sent in one turn goes out in one write, and before a goodbye', async () => {
  const { client, socket, raw } = await connected();
  const heard = heardBy(client);
  const write = vi.spyOn(raw, 'write');
  for (const text of ['one', 'two', 'three']) socket.send(text);
  expect(write).not.toHaveBeenCalled();
  await expect.poll(() => heard).toEqual(['one', 'two', 'three']);
  expect(write).toHaveBeenCalledTimes(1);
  socket.send('last');
  socket.close(1012, 'the server is restarting');
  socket.send('too late');
  const [code] = (await once(client, 'close')) as [number];
  expect({ code, heard }).toEqual({ code: 1012, heard: ['one', 'two', 'three', 'last'] });
});

test('whoever has hundreds of followers does not hold up others: the rest of them get it after what has come meanwhile', async () => {
  const order: string[] = [];
  const slow = (name: string) => {
    const ws = { readyState: 1, OPEN: 1 } as WebSocket;
    const raw = {
      writableLength: 0,
      write() {
        order.push(name);
        for (const until = performance.now() + 0.1; performance.now() < until; );
      },
    };
    return new ClientSocket(ws, raw as unknown as Socket);
  };
  for (const socket of Array.from({ length: 100 }, () => slow('follower'))) socket.send('news');
  setImmediate(() => {
    order.push('somebody else comes');
    slow('and is answered').send('an answer');
  });
  await expect.poll(() => order.length).toBe(102);
  expect(order.indexOf('somebody else comes')).toBeLessThan(50);
  expect(order.indexOf('and is answered')).toBeLessThan(80);
  expect(order.at(-1)).toBe('follower');
});

test('whoever does not read is let go, even within one turn', async () => {
  const { client, socket } = await connected();
  client.pause();
  for (let i = 0; i < 30; i++) socket.send('x'.repeat(100_000));
  expect(socket.isOpen).toBe(false);
});

test('whoever is sent away is told why, and not read any more', async () => {
  const { client, socket, raw } = await connected();
  const closed = once(client, 'close') as Promise<[number]>;
  socket.dismiss(1008, 'too many messages');
  await expect.poll(() => raw.isPaused()).toBe(true);
  const [code] = await closed;
  expect(code).toBe(1008);
});

test('how far away a client is, is measured by the answer to the last ping alone', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const pings: string[] = [];
  const ws = { readyState: 1, OPEN: 1, ping: (data: string) => pings.push(data) };
  const socket = new ClientSocket(ws as unknown as WebSocket, {} as Socket);
  const after = (ms: number, answer: string) => {
    vi.advanceTimersByTime(ms);
    socket.ponged(Buffer.from(answer));
  };
  socket.measure();
  socket.measure();
  expect(pings).toEqual(['1']);
  after(10, 'of its own accord');
  expect(socket.lag).toBe(0);
  after(80, '1');
  after(500, '1');
  expect(socket.lag).toBe(90);
  vi.advanceTimersByTime(5_000);
  socket.measure();
  after(300, '1');
  expect(socket.lag).toBe(90);
  after(90, '2');
  expect(socket.lag).toBe(190);
});
