import { expect, test } from 'vitest';
import { Rater, type RaterParts } from './rater.ts';

test('a look for unrated matches that the database refused is made again, and then rests', async () => {
  const jobs: (() => void)[] = [];
  const errors: unknown[] = [];
  let looks = 0;
  const parts = {
    ratings: {
      missing: async () => {
        if (++looks === 1) throw new Error('no connection');
        return [];
      },
    },
    time: {
      steady: () => 0,
      after: (_: number, job: () => void) => {
        jobs.push(job);
        return () => undefined;
      },
    },
    load: () => 0,
    onError: (error: unknown) => errors.push(error),
  } as unknown as RaterParts;
  const rater = new Rater(parts);
  rater.start();
  for (let round = 0; round < 10; round++) {
    jobs.shift()?.();
    await expect.poll(() => jobs.length).toBe(1);
  }
  expect({ looks, errors: errors.map(String) }).toEqual({ looks: 2, errors: ['Error: no connection'] });
});
