import { describe, expect, it } from 'vitest';
import { classOf, ratingOf, USUAL } from './grades.ts';

const { win } = USUAL;

describe('grades', () => {
  it('rates perfect play 100, and play that loses the mark with every decision 37', () => {
    expect(ratingOf(win, [0, 0, 0])).toBe(100);
    expect(ratingOf(win, [win.rated37, win.rated37])).toBeCloseTo(100 / Math.E, 10);
    expect(ratingOf(win, [])).toBeNull();
  });

  it('forgives slips and tells levels apart: a third of the mark stays near 90, twice of it comes near 0', () => {
    expect(ratingOf(win, [win.rated37 / 3])).toBeGreaterThan(85);
    expect(ratingOf(win, [2 * win.rated37])).toBeLessThan(15);
  });

  it('calls a loss by what it costs', () => {
    expect([0.01, 0.02, 0.06, 0.12].map((share) => classOf(win, share))).toEqual([null, 'doubtful', 'bad', 'very bad']);
  });
});
