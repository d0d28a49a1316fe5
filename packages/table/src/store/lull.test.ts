import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Lull, sleepAfter } from './lull.ts';

test('who has no time to spare does not sleep; nobody sleeps for longer than five milliseconds', () => {
  expect([0, 0.5, 1.3].map(sleepAfter)).toEqual([0, 0, 0]);
  expect([2, 4, 6].map(sleepAfter)).toEqual([1.5, 3, 4.5]);
  expect([7, 1000, 1e9].map(sleepAfter)).toEqual([5, 5, 5]);
});

test('what comes in while a thread sleeps is heard before the lull is over', async () => {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port2.on('message', (message) => heard.push(message));
  const lull = new Lull();
  for (let i = 0; i < 5; i++) {
    // In the turn that ends in sleep, after it has heard what was there.
    setImmediate(() => port1.postMessage(i));
    await lull.pass();
    expect(heard.at(-1)).toBe(i);
  }
  port1.close();
});
