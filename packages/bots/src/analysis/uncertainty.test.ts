import { describe, expect, it } from 'vitest';
import type { Analysis } from './analysis.ts';
import { knowsWithoutLuck, uncertainty } from './uncertainty.ts';

const none = (drifts: readonly number[]) => drifts.map(() => 0);

describe('how unsure a result without luck is', () => {
  it('adds up what was thought differently as errors do, and what is unsure about the luck', () => {
    const apart = Array.from({ length: 60 }, (_, i) => (i === 0 ? 3 : i === 40 ? -4 : 0));
    expect(uncertainty(apart, none(apart))).toBeCloseTo(5, 9);
    expect(uncertainty([3, 0], [10, 6])).toBeCloseTo(5, 9);
  });

  it('leaves out what was soon taken back', () => {
    expect(uncertainty([2, -2, 1, -1], [0, 0, 0, 0])).toBe(0);
    expect(uncertainty([], [])).toBe(0);
  });

  it('is not told of a chance to win where it might be anything', () => {
    const about = (unit: Analysis['unit'], error: number, exact = false) =>
      knowsWithoutLuck({ unit, exact, adjustedError: [error] } as unknown as Analysis, 0);
    expect([about('win', 0.2), about('win', 1.6), about('win', 1.6, true), about('score', 1.6)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
