import { expect, it } from 'vitest';
import { Sfc32, shuffle } from './rng.ts';

it('gives the same numbers for the same seed, others for another', () => {
  const take = (seed: string) => {
    const rng = new Sfc32(seed);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };
  expect(take('a')).toEqual(take('a'));
  expect(take('a')).not.toEqual(take('b'));
});

it.each([2, 3, 6, 24, 1000])('is even over %i outcomes', (n) => {
  const rng = new Sfc32('even');
  const counts = Array.from({ length: n }, () => 0);
  const draws = n * 2000;
  for (let i = 0; i < draws; i++) counts[rng.below(n)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(6 * Math.sqrt(2000));
});

it('shuffles into every order alike', () => {
  const rng = new Sfc32('shuffle');
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle([1, 2, 3, 4], rng).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});
