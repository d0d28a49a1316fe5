import { describe, expect, it } from 'vitest';
import { uncertainty } from './uncertainty.ts';

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
});
