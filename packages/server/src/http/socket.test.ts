import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { ClientSocket } from './socket.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('how far away a client is, is measured by the answer to the last ping alone', () => {
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
