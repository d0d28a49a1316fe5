import { describe, expect, it } from 'vitest';
import { check, firstFlaw } from '../index.ts';
import { type CityMapSheet, cityMap, cityMapFlaws, cityMapSchema, route } from './city-map.ts';

/** Six columns and four rows, numbered from the north-west. */
const grid: CityMapSheet = {
  sheet: 'city-map',
  name: 'Grid',
  cities: Array.from({ length: 24 }, (_, i) => ({
    name: `C${i + 1}`,
    x: 1 + 2 * (i % 6),
    y: 7 - 2 * Math.floor(i / 6),
  })),
  ferries: [],
};
const shifted = (i: number, change: { x?: number; y?: number; name?: string }): CityMapSheet => ({
  ...grid,
  cities: grid.cities.map((city, j) => (i === j ? { ...city, ...change } : city)),
});
const free = () => 0;

describe('a city map', () => {
  it('joins tiles that share an edge or part of one, not those that meet at a corner', () => {
    expect([...cityMap(grid).neighbours[7]]).toEqual([1, 6, 8, 13]);
    const half = cityMap(shifted(5, { y: 8 }));
    expect([...half.neighbours[5]]).toEqual([4]);
    expect([...cityMap(shifted(5, { x: 13, y: 8 })).neighbours[5]]).toEqual([]);
  });

  it('joins ferry ports both ways and marks them', () => {
    const map = cityMap({ ...grid, ferries: [[24, 1]] });
    expect([...map.neighbours[0]]).toEqual([1, 6, 23]);
    expect([...map.byFerry[0]]).toEqual([0, 0, 1]);
    expect([...map.byFerry[23]]).toEqual([1, 0, 0]);
    expect(map.steps[0][23]).toBe(1);
  });

  it('counts the cities between any two', () => {
    const { steps } = cityMap(grid);
    expect(steps[0][23]).toBe(8);
    expect(steps.every((row, from) => row.every((n, to) => n === steps[to][from]))).toBe(true);
  });

  it.each([
    ['two cities of one name', shifted(1, { name: 'C1' }), 'sheet.cities[1].name'],
    ['tiles that overlap', shifted(1, { x: 2 }), 'sheet.cities[1]'],
    ['a city out of reach', shifted(5, { x: 30 }), 'sheet.cities[5]'],
    [
      'a ferry twice',
      {
        ...grid,
        ferries: [
          [1, 9],
          [9, 1],
        ],
      },
      'sheet.ferries[1]',
    ],
    ['a ferry between neighbours', { ...grid, ferries: [[1, 2]] }, 'sheet.ferries[0]'],
    ['a ferry to itself', { ...grid, ferries: [[1, 1]] }, 'sheet.ferries[0]'],
  ])('is refused for %s', (_, sheet, field) => {
    expect(firstFlaw(cityMapFlaws(sheet))?.field).toBe(field);
  });

  it('tells every flaw of a map that is not finished', () => {
    const cities = [...grid.cities.slice(0, 3), { name: 'C3', x: 6, y: 6 }, { name: 'Far', x: 40, y: 40 }];
    const flaws = [...cityMapFlaws({ ...grid, cities, ferries: [[1, 9]] })];
    expect(flaws.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'sheet.cities[3].name name-twice',
      'sheet.cities[3] overlap',
      'sheet.ferries[0] ferry-nowhere',
      'sheet.cities[3] unreachable',
      'sheet.cities[4] unreachable',
    ]);
    expect([...cityMapFlaws({ ...grid, cities: [] })]).toEqual([]);
  });

  it('has ferries only where the game has them', () => {
    expect([...cityMapFlaws(grid)]).toEqual([]);
    const sheet = { ...grid, ferries: [[1, 9]] };
    expect(check(cityMapSchema(true), sheet, 'sheet')).toBeNull();
    expect(check(cityMapSchema(false), sheet, 'sheet')?.field).toBe('sheet.ferries');
  });
});

describe('a route', () => {
  it('takes the lowest numbers among equals, from the first city on', () => {
    expect(route(cityMap(grid), 0, 14, free)).toEqual([1, 2, 8, 14]);
    expect(route(cityMap(grid), 14, 0, free)).toEqual([2 + 6, 2, 1, 0]);
  });

  it('goes round a toll, but not for nothing', () => {
    expect(route(cityMap(grid), 0, 2, (city) => (city === 1 ? 3 : 0))).toEqual([6, 7, 8, 2]);
    expect(route(cityMap(grid), 0, 2, (city) => (city === 1 ? 2 : 0))).toEqual([1, 2]);
    expect(route(cityMap(grid), 0, 2, (city) => (city === 2 ? 9 : 0))).toEqual([1, 2]);
  });

  it('takes a ferry when it is cheaper by more than its price', () => {
    const map = cityMap({
      ...grid,
      ferries: [
        [1, 24],
        [1, 15],
      ],
    });
    expect(route(map, 0, 23, free)).toEqual([23]);
    expect(route(map, 0, 14, free)).toEqual([14]);
    expect(route(map, 0, 8, free)).toEqual([1, 2, 8]);
  });
});
