import { cityMapFlaws } from '@waybill/kernel/piecepack';
import { describe, expect, it } from 'vitest';
import {
  addCity,
  ferriesOf,
  freePlace,
  isFull,
  moveCity,
  removeCity,
  renumberCity,
  type Sheet,
  toggleFerry,
} from './edits.ts';
import { marksOf } from './marks.ts';
import { pack, unpack } from './pack.ts';
import { stitchesOf, worldOf } from './world.ts';

const nameFor = (number: number) => `City ${number}`;
const empty: Sheet = { sheet: 'city-map', name: 'Test', cities: [], ferries: [] };

function built(count: number): Sheet {
  let sheet = empty;
  for (let i = 0; i < count; i++)
    sheet = addCity(sheet, freePlace(sheet, sheet.cities.at(-1) ?? { x: 9, y: 9 }), nameFor);
  return sheet;
}

describe('drawing a map', () => {
  it('puts city beside city until there are 24, all of them playable', () => {
    const sheet = built(30);
    expect(sheet.cities).toHaveLength(24);
    expect(isFull(sheet)).toBe(true);
    expect([...cityMapFlaws(sheet)]).toEqual([]);
  });

  it('never uses a name twice', () => {
    const sheet = removeCity(built(3), 0);
    expect(addCity(sheet, { x: 1, y: 1 }, nameFor).cities.map(({ name }) => name)).toEqual([
      'City 2',
      'City 3',
      'City 4',
    ]);
  });

  it('keeps every city on the grid', () => {
    const sheet = moveCity(built(1), 0, { x: -4, y: 99.4 });
    expect(sheet.cities[0]).toMatchObject({ x: 1, y: 60 });
    expect(moveCity(sheet, 0, { x: 1.2, y: 60 })).toBe(sheet);
  });

  it('leaves a ferry with its cities when they get other numbers, and drops it with one of them', () => {
    const sheet = toggleFerry(built(5), 0, 4);
    const moved = renumberCity(sheet, 4, 1);
    expect(moved.cities.map(({ name }) => name)).toEqual(['City 1', 'City 5', 'City 2', 'City 3', 'City 4']);
    expect(ferriesOf(moved, 1)).toEqual([0]);
    expect(removeCity(sheet, 1).ferries).toEqual([[1, 4]]);
    expect(removeCity(sheet, 4).ferries).toEqual([]);
    expect(toggleFerry(sheet, 4, 0).ferries).toEqual([]);
    expect(toggleFerry(sheet, 2, 2)).toBe(sheet);
  });

  it('marks both tiles of an overlap, and those out of reach', () => {
    const sheet = moveCity(moveCity(built(4), 1, built(4).cities[0]), 3, { x: 40, y: 40 });
    const marks = marksOf([...cityMapFlaws(sheet)]);
    expect(marks.overlapping).toEqual(new Set([0, 1]));
    expect(marks.unreachable.has(3)).toBe(true);
  });

  it('stitches tiles together where they touch, each pair once', () => {
    const sheet: Sheet = { ...empty, cities: [at(3, 3), at(5, 4), at(5, 2), at(9, 9)] };
    expect(stitchesOf(sheet).map(({ cities }) => cities)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('shows a square that holds every city, also at the edge of the grid', () => {
    for (const cities of [[], [at(1, 1)], [at(60, 60), at(1, 60)]]) {
      const { x, y, width, height } = worldOf({ ...empty, cities });
      expect(width).toBe(height);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-50);
      expect(Math.max(x, y) + width).toBeLessThanOrEqual(62 * 50);
    }
  });
});

const at = (x: number, y: number) => ({ name: `${x} ${y}`, x, y });

describe('a packed map', () => {
  it('unpacks to itself', () => {
    const sheet = toggleFerry(built(24), 0, 9);
    expect(unpack(JSON.parse(JSON.stringify(pack(sheet))))).toEqual(sheet);
    expect(unpack(pack(empty))).toEqual(empty);
  });

  it('is nothing the rules would take when it is broken', () => {
    expect(unpack({})).toBeNull();
    expect(unpack(['x', '1', '', 'Only'])).toMatchObject({ cities: [{ name: 'Only', x: 1, y: undefined }] });
  });
});
