import { describe, expect, it } from 'vitest';
import { buyers, cheapestDrive, contractCities, contractPrice, demand, hiddenRanks, quote } from './index.ts';
import { arrange, contracts } from './testing.ts';

describe('what a player can look up', () => {
  const { state } = arrange({
    truck: 18,
    loans: 3,
    cargo: 'A3',
    goods: { 18: 'A', 19: 'M', 21: 'M' },
    seen: { S: '3', M: 'n' },
  });

  it('quotes a drive in parts, with its deliveries', () => {
    expect(quote(state, 21)).toEqual({
      way: [18, 21],
      fuel: 2,
      goods: 3,
      ferries: 0,
      breach: 1,
      total: 6,
      deliveries: [
        { good: 3, pays: 3 },
        { good: 3, pays: 3 },
        { good: 7, pays: 3 },
      ],
    });
  });

  it('knows what a city demands and who buys a good', () => {
    expect(demand(state, 18)).toEqual({ raw: 3, finished: 4, pays: 6 });
    expect(buyers(state, 3).map(({ city, pays }) => [city, pays])).toEqual([
      [18, 6],
      [19, 1],
      [20, 2],
      [21, 3],
      [22, 4],
      [23, 5],
    ]);
    expect(buyers(state, 4)).toEqual([0, 6, 12, 18].map((city) => ({ city, pays: 6 })));
  });

  it('knows the price of contracts, the cheapest move and the ranks still hidden', () => {
    expect(contractPrice(state)).toBe(7);
    expect(cheapestDrive(state)).toBe(1 + 3);
    expect(hiddenRanks(state, 0)).toEqual([0, 1, 2, 4, 5]);
  });

  it('knows the cities that the dice name', () => {
    expect(contractCities(state, contracts('na25', 'SSSS'))).toEqual([0, 7, 14, 23]);
  });
});
