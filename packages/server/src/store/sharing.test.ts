import { expect, test } from 'vitest';
import { sharing } from './sharing.ts';

test('those who ask during a read share the next one, and nobody gets what was read before they asked', async () => {
  let reads = 0;
  let now = 'first';
  const ask = sharing(async () => {
    reads++;
    const seen = now;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (seen === 'broken') throw new Error(seen);
    return seen;
  });
  const early = [ask(), ask()];
  await Promise.resolve();
  await Promise.resolve();
  now = 'second';
  const late = Array.from({ length: 50 }, ask);
  expect(await Promise.all(early)).toEqual(['first', 'first']);
  expect(new Set(await Promise.all(late))).toEqual(new Set(['second']));
  expect(reads).toBe(2);
  now = 'broken';
  await expect(ask()).rejects.toThrow('broken');
  now = 'third';
  expect(await ask()).toBe('third');
});
