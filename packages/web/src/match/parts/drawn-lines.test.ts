import { expect, it } from 'vitest';
import { holds, LATEST, linesAround, rangeOf, withNewer, withOlder } from './drawn-lines.ts';

it('draws the latest lines, however many there are', () => {
  expect(rangeOf(LATEST, 5)).toEqual([0, 5]);
  expect(rangeOf(LATEST, 100)).toEqual([80, 100]);
  expect(rangeOf(withOlder(LATEST), 100)).toEqual([68, 100]);
});

it('draws as many on both sides of what is looked at, and no line that there is not', () => {
  expect(rangeOf(linesAround(300), 600)).toEqual([280, 320]);
  expect(rangeOf(linesAround(3), 600)).toEqual([0, 23]);
  expect(rangeOf(withNewer(linesAround(595)), 600)).toEqual([575, 600]);
});

it('knows what is drawn; before the first event, the first line', () => {
  const around = linesAround(300);
  expect([279, 280, 319, 320].map((event) => holds(around, 600, event))).toEqual([false, true, true, false]);
  expect(holds(linesAround(0), 600, -1)).toBe(true);
  expect(holds(around, 600, -1)).toBe(false);
});
