import { isFlaw, readSetup } from '@waybill/kernel';
import { cityMap } from '@waybill/kernel/piecepack';
import { describe, expect, it } from 'vitest';
import { africa, game as capeToCairo } from './index.ts';

const setup = (sheet: unknown) => readSetup(capeToCairo, { options: {}, seats: ['Ann', 'Bob'], sheet });
const neighbours = (name: string) => {
  const city = africa.cities.findIndex((one) => one.name === name);
  return Array.from(cityMap(africa).neighbours[city], (near) => africa.cities[near].name);
};

describe('the sheet', () => {
  it('C2C-2.7: cities whose tiles share part of an edge are neighbours', () => {
    expect(neighbours('Cairo')).toEqual(['Tripoli', 'Khartoum']);
    expect(neighbours('Cape Town')).toEqual(['Windhoek', 'Durban']);
    expect(neighbours('Bangui')).toEqual(["N'Djamena", 'Khartoum', 'Lagos', 'Addis Ababa', 'Libreville', 'Kampala']);
  });

  it('may be another map of 24 cities without ferries', () => {
    const cities = africa.cities.map((city, i) => ({ ...city, name: `City ${i + 1}` }));
    expect(isFlaw(setup({ ...africa, name: 'Elsewhere', cities }))).toBe(false);
    expect(setup({ ...africa, ferries: [[1, 24]] })).toMatchObject({ field: 'sheet.ferries' });
    expect(setup({ ...africa, cities: cities.slice(1) })).toMatchObject({ field: 'sheet.cities' });
  });
});
