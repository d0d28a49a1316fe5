import { expect, it } from 'vitest';
import { type OptionSpec, readingsChosen, readOptions, usualOptions, valuesToTry } from './options.ts';

const specs: OptionSpec[] = [
  { key: 'loans', clause: 'X-1.4', kind: 'whole', min: 0, max: 5, default: 1 },
  { key: 'start', clause: 'X-1.3', kind: 'choice', values: ['moons', 'choose'], default: 'moons' },
  { key: 'longer', clause: 'X-3.2', kind: 'flag', default: false },
  { key: 'target', clause: 'X-5.1', reading: true, kind: 'whole', min: 50, max: 150, also: [0], default: 100 },
];

it('fills in what is left out', () => {
  expect(readOptions(specs, { loans: 3 })).toEqual({ loans: 3, start: 'moons', longer: false, target: 100 });
});

it.each([
  [[], 'options'],
  [{ speed: 1 }, 'options.speed'],
  [{ __proto__: null, constructor: 1 }, 'options.constructor'],
  [{ loans: 6 }, 'options.loans'],
  [{ loans: 1.5 }, 'options.loans'],
  [{ start: 'stars' }, 'options.start'],
  [{ longer: 1 }, 'options.longer'],
  [{ target: 49 }, 'options.target'],
  [{ target: '100' }, 'options.target'],
])('names the option that is wrong in %j', (value, field) => {
  expect(readOptions(specs, value)).toMatchObject({ field });
});

it('refuses a value by the clause of its option', () => {
  expect(readOptions(specs, { target: 1 })).toEqual({
    field: 'options.target',
    words: 'must be a whole number from 50 to 150 or 0 (X-5.1)',
    clause: 'X-5.1',
  });
  expect(readOptions(specs, { target: 0 })).toMatchObject({ target: 0 });
});

it('tries all values of a short range, and of a long one the ends, the default and those outside', () => {
  expect(specs.map(valuesToTry)).toEqual([
    [0, 1, 2, 3, 4, 5],
    ['moons', 'choose'],
    [false, true],
    [0, 50, 100, 150],
  ]);
});

it('lets a value left out mean what it always meant, and counts what is usual today as no choice', () => {
  const press = { key: 'press', clause: 'X-2', reading: true, kind: 'choice', values: ['turn', 'dice'] } as const;
  const changed: OptionSpec[] = [{ ...press, default: 'turn', usual: 'dice' }];
  expect(readOptions(changed, {})).toEqual({ press: 'turn' });
  expect(usualOptions(changed)).toEqual({ press: 'dice' });
  expect(readingsChosen(changed, { press: 'dice' })).toEqual([]);
  expect(readingsChosen(changed, {})).toEqual(changed);
});
