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

/** The pauses of a rater whose every round takes so long. */
async function pausesWith(load: number, took: number): Promise<number[]> {
  const pauses: number[] = [];
  let clock = 0;
  let next = () => {};
  const parts = {
    ratings: {
      missing: async () => {
        clock += took;
        throw new Error('that was all');
      },
    },
    time: {
      steady: () => clock,
      after: (ms: number, job: () => void) => {
        pauses.push(ms);
        next = job;
        return () => undefined;
      },
    },
    load: () => load,
    onError: () => {},
  } as unknown as RaterParts;
  new Rater(parts).start();
  for (let round = 2; round <= 4; round++) {
    next();
    await expect.poll(() => pauses.length).toBe(round);
  }
  return pauses;
}

test('while the server is busy, rating rests for nineteen times as long as it took, and at least for a round', async () => {
  expect(await pausesWith(0.6, 300)).toEqual([1_000, 5_700, 5_700, 5_700]);
  expect(await pausesWith(0.6, 10)).toEqual([1_000, 1_000, 1_000, 1_000]);
  expect(await pausesWith(0.05, 300)).toEqual([1_000, 1_000, 1_000, 1_000]);
});
