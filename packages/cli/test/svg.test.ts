import { expect, test } from 'vitest';
import { bar, drawing, element, scale, ticksTo } from '../src/page/svg.ts';

test('what people wrote stays text, in attributes too', () => {
  expect(drawing('"<b>', 10, 20)).toBe(
    '<div class="scroll"><svg viewBox="0 0 10 20" role="img" aria-label="&quot;&lt;b&gt;"><title>&quot;&lt;b&gt;</title></svg></div>',
  );
});

test('numbers are written to a tenth', () => {
  expect(element('line', { x1: 1 / 3, x2: 2, y1: 0.04 })).toBe('<line x1="0.3" x2="2" y1="0"/>');
});

test('a bar goes either way and is never too thin to be seen', () => {
  expect(bar([5, 2], [8, 8], {})).toBe('<rect x="2" y="8" width="3" height="0.5"/>');
});

test('a scale goes from end to end, and stays at its beginning where all values are one', () => {
  expect([10, 15, 20].map(scale([10, 20], [100, 0]))).toEqual([100, 50, 0]);
  expect(scale([7, 7], [100, 0])(7)).toBe(100);
});

test.each([
  [42, [0, 10, 20, 30, 40]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [2600, [0, 1000, 2000]],
])('ticks up to %d', (most, ticks) => {
  expect(ticksTo(most).map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
});
