import { describe, expect, it } from 'vitest';
import { bookedReach, departureValue, fitChance, move, stripChance, stripNeeds, stripSum } from './index.ts';
import { dice, docked, full, place, roll, script } from './testing.ts';

/** Row 0 of seat 0 (5 or less) has a 1 and two open cells; 1, 2 are booked. */
const oneAboard = () => script(docked(), roll, dice(1, 1, 2), place(1, 'a1')).state;

describe('odds', () => {
  it('say what a strip has and still needs', () => {
    expect(stripSum(oneAboard(), 0, 0)).toBe(1);
    expect(stripNeeds(oneAboard(), 0, 0)).toEqual([2, 3, 4]);
    expect(stripNeeds(oneAboard(), 0, 1)).toEqual([6, 7, 8, 9, 10]);
  });

  it('are exact for fair dice', () => {
    const s = oneAboard();
    expect(stripChance(s, 0, 0)).toBeCloseTo(6 / 36, 12);
    expect(fitChance(s.table, 0, 5, 0)).toBe(1);
    expect(fitChance(s.table, 4, 0, 3)).toBeCloseTo(1 / 2, 12);
    expect(fitChance(s.table, 3, 0, 3)).toBeCloseTo(10 / 216, 12);
  });

  it('know which sums the booked dice can make', () => {
    const s = oneAboard();
    expect(bookedReach(s, 0, 0)).toBe(1 << (1 + 1 + 2));
    expect(bookedReach(s, 0, 1)).toBe(0);
  });

  it('value a departure', () => {
    const { state } = full([1, 1, 1, 2, 2, 2, 5, 5, 5]);
    expect(departureValue(state, 0, 0, 0, move.ABSENT, move.ABSENT)).toBe(10);
    expect(departureValue(state, 0, 0, 0, move.PROFIT, move.ABSENT)).toBe(15);
    expect(departureValue(state, 0, 2, 4, move.ABSENT, move.BONUS)).toBe(4 + 1);
  });
});
