import { check, isFlaw, readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { britainAndIreland, game } from './index.ts';
import { sheetKind } from './sheet.ts';

const flawOf = (sheet: unknown) => {
  const setup = readSetup(game, { seats: ['Ann'], options: {}, sheet });
  return isFlaw(setup) ? setup.field : null;
};
const withCity = (i: number, city: object) => ({
  ...britainAndIreland,
  cities: britainAndIreland.cities.map((old, j) => (i === j ? { ...old, ...city } : old)),
});

describe('the sheet', () => {
  it('is a flawless example of its own schema', () => {
    expect(check(sheetKind.schema, britainAndIreland, 'sheet')).toBeNull();
    expect(flawOf(britainAndIreland)).toBeNull();
  });

  it.each([
    ['23 cities', { ...britainAndIreland, cities: britainAndIreland.cities.slice(1) }, 'sheet.cities'],
    ['a name twice', withCity(3, { name: 'Derry' }), 'sheet.cities[3].name'],
    ['tiles that overlap', withCity(1, { x: 4 }), 'sheet.cities[1]'],
    ['a city nobody can reach', withCity(23, { x: 40 }), 'sheet.cities[23]'],
    ['a ferry to itself', { ...britainAndIreland, ferries: [[2, 2]] }, 'sheet.ferries[0]'],
    ['a ferry nowhere', { ...britainAndIreland, ferries: [[2, 25]] }, 'sheet.ferries[0][1]'],
    ['no ferries to Ireland', { ...britainAndIreland, ferries: [] }, 'sheet.cities[6]'],
  ])('is refused with %s', (_, sheet, field) => {
    expect(flawOf(sheet)).toBe(field);
  });
});
