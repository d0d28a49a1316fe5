import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drive } from './run-thinking.ts';
import { clock, helpers, rest } from './yield-to-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const STEP = 5;

/** So many steps of five milliseconds each; counts them. */
function* thought(steps: number, made: { count: number }): Generator<number, string> {
  while (made.count < steps) {
    vi.advanceTimersByTime(STEP);
    yield ++made.count / steps;
  }
  return 'thought';
}

async function turns(): Promise<void> {
  for (let n = 0; n < 50; n++) await turn();
}

it('thinks on to the end while nobody touches anything', async () => {
  const made = { count: 0 };
  expect(await drive(thought(40, made), () => undefined)).toBe('thought');
  expect(made.count).toBe(40);
});

it('thinks about one thing after the other', async () => {
  const [first, second] = [{ count: 0 }, { count: 0 }];
  const going = drive(thought(40, first), () => expect(second.count).toBe(0));
  await Promise.all([going, drive(thought(40, second), () => expect(first.count).toBe(40))]);
});

it('rests while a hand is on the page, and its own clock with it', async () => {
  const made = { count: 0 };
  const from = clock();
  let isTouched = false;
  const going = drive(thought(40, made), () => {
    if (!isTouched) rest();
    isTouched = true;
  });
  await turns();
  const before = made.count;
  expect(before).toBeLessThan(40);
  await turns();
  expect(made.count).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(await going).toBe('thought');
  expect(clock() - from).toBe(40 * STEP);
});

it('has its helpers rest too', () => {
  const told: unknown[] = [];
  const helper = { postMessage: (message: unknown) => told.push(message) };
  helpers.add(helper);
  rest();
  helpers.delete(helper);
  expect(told).toEqual([{ kind: 'rest' }]);
});
