import { expect, test } from 'vitest';
import { boardWords } from './catalogue.ts';

/** Where no line may end. */
const JOINED = '\u2060';

test('a line ends neither after a minus nor inside the name of a domino or tile', () => {
  const say = boardWords('', { debt: '−£{pounds} in hand', road: 'road {road}', day: '2026-11-19', clause: 'SI-1.2' });
  expect(say('debt', { pounds: 3 })).toBe(`−${JOINED}£3 in hand`);
  expect(say('road', { road: '1-2' })).toBe(`road 1-${JOINED}2`);
  expect(say('road', { road: 'Mond-5' })).toBe(`road Mond-${JOINED}5`);
  expect(say('day')).toBe('2026-11-19');
  expect(say('clause')).toBe('SI-1.2');
});
