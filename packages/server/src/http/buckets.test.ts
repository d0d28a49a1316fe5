import { expect, test } from 'vitest';
import { systemTime } from '../time.ts';
import { Buckets, neighbourhood } from './buckets.ts';
import { Pace } from './pace.ts';
import { Tarpit } from './tarpit.ts';

test('so many a period, and then one by one', () => {
  let now = 0;
  const buckets = new Buckets(3, 3000, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('ann'))).toEqual([0, 0, 0, 1]);
  expect(buckets.take('ben')).toBe(0);
  now = 1000;
  expect(buckets.wait('ann')).toBe(0);
  expect([1, 2].map(() => buckets.take('ann'))).toEqual([0, 1]);
  buckets.giveBack('ann');
  expect([1, 2].map(() => buckets.take('ann'))).toEqual([0, 1]);
});

test('who goes on where there is none gets none before they pause, and then soon', () => {
  let now = 0;
  const buckets = new Buckets(2, 1000, () => now);
  const twiceTooOften = Array.from({ length: 40 }, () => {
    now += 250;
    return buckets.takeOrOwe('ann');
  });
  expect(twiceTooOften.lastIndexOf(true)).toBe(2);
  expect(buckets.takeOrOwe('ben')).toBe(true);
  now += 1500;
  expect(buckets.takeOrOwe('ann')).toBe(true);
});

test('who asks for much at once gets all of it, a little at a time, and holds up nobody else', async () => {
  let now = 0;
  let later: (() => void)[] = [];
  const pace = new Pace(new Buckets(2, 1000, () => now), (_, job) => void later.push(job));
  const got: string[] = [];
  const asked = ['ann', 'ann', 'ann', 'ann', 'ann', 'ben'].map((who) => pace.turn(who).then(() => got.push(who)));
  const rounds: number[] = [];
  while (got.length < asked.length) {
    await new Promise(setImmediate);
    rounds.push(got.length);
    const due = later;
    later = [];
    now += 500;
    for (const job of due) job();
  }
  expect(rounds).toEqual([3, 4, 5, 6]);
  expect(got.toSorted()).toEqual(['ann', 'ann', 'ann', 'ann', 'ann', 'ben']);
});

test('are filled by a clock that nobody can set back', () => {
  const real = Date.now;
  const before = systemTime.steady();
  try {
    Date.now = () => real() - 3_600_000;
    expect(systemTime.now()).toBeLessThan(real() - 3_000_000);
    expect(systemTime.steady()).toBeGreaterThanOrEqual(before);
  } finally {
    Date.now = real;
  }
});

test('so many at once, up to all there are', () => {
  let now = 0;
  const buckets = new Buckets(3, 3000, () => now);
  expect([2, 2].map((count) => buckets.take('ann', count))).toEqual([0, 1]);
  now = 3000;
  expect([7, 1].map((count) => buckets.take('ann', count))).toEqual([0, 5]);
});

test('a refusal is held for a while, and of one asker only so many', async () => {
  const held: (() => void)[] = [];
  const tarpit = new Tarpit(1000, 2, (_, job) => held.push(job));
  const first = tarpit.hold('ann');
  void tarpit.hold('ann');
  expect(await tarpit.hold('ann')).toBe(false);
  for (const answer of held.splice(0)) answer();
  expect(await first).toBe(true);
  void tarpit.hold('ann');
  expect(held).toHaveLength(1);
});

test.each([
  ['9.9.9.9', '9.9.9.9'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:1::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, as) => {
  expect(neighbourhood(address)).toBe(as);
});
