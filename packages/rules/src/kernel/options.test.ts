import { expect, it } from 'vitest';
import { type OptionSpec, readOptions } from './options.ts';

const specs: OptionSpec[] = [
  { key: 'loans', clause: 'X-1.4', kind: 'whole', min: 0, max: 5, default: 1 },
  { key: 'start', clause: 'X-1.3', kind: 'choice', values: ['moons', 'choose'], default: 'moons' },
  { key: 'longer', clause: 'X-3.2', kind: 'flag', default: false },
];

it('fills in what is left out', () => {
  expect(readOptions(specs, { loans: 3 })).toEqual({ loans: 3, start: 'moons', longer: false });
});

it.each([
  [[], 'options'],
  [{ speed: 1 }, 'options.speed'],
  [{ __proto__: null, constructor: 1 }, 'options.constructor'],
  [{ loans: 6 }, 'options.loans'],
  [{ loans: 1.5 }, 'options.loans'],
  [{ start: 'stars' }, 'options.start'],
  [{ longer: 1 }, 'options.longer'],
])('names the option that is wrong in %j', (value, field) => {
  expect(readOptions(specs, value)).toMatchObject({ field });
});
