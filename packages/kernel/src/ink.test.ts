import { expect, it } from 'vitest';
import { Ink } from './ink.ts';

it('draws text where it is put, and nothing else', () => {
  const ink = new Ink().put(2, 1, 'ab', 'red').put(0, 0, 'x').put(3, 1, 'c');
  expect(ink.toString()).toBe('x\n  ac');
  expect(ink.rows()[1]).toEqual([
    { text: '  ', tone: 'plain' },
    { text: 'a', tone: 'red' },
    { text: 'c', tone: 'plain' },
  ]);
  expect([ink.width, ink.height]).toEqual([4, 2]);
});

it('pastes one drawing into another', () => {
  expect(new Ink().line('top').paste(1, 1, new Ink().line('in')).toString()).toBe('top\n in');
});
