import { expect, test } from 'vitest';
import { pauseAfter, ROUND_MS } from './pace.ts';

test('while the server is busy a fiftieth of the time goes into luck, and nobody waits for more than a minute', () => {
  expect(pauseAfter(300, 0.6)).toBe(49 * 300);
  expect(pauseAfter(10, 0.6)).toBe(ROUND_MS);
  expect(pauseAfter(9_000, 0.6)).toBe(60_000);
});

test('a server that has nothing else to do goes on at once', () => {
  expect(pauseAfter(9_000, 0.02)).toBe(ROUND_MS);
});
