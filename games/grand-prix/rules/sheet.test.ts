import { isFlaw, readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as grandPrix } from './index.ts';
import { prepare, sections } from './season.ts';
import { season2021 } from './season-2021.ts';
import type { Sheet } from './sheet.ts';
import { oneCircuit, sheetWith } from './testing.ts';

function flawOf(sheet: unknown): string | null {
  const setup = readSetup(grandPrix, { options: {}, seats: ['Ann'], sheet });
  return isFlaw(setup) ? setup.field : null;
}

describe('the sheet', () => {
  it('GP-1.1: the stretches beside the flags are no sections, and the flag comes after the last space', () => {
    const [vale] = prepare(season2021).circuits;
    expect(vale.flag).toBe(41);
    expect(sections(vale).slice(0, 3)).toEqual([
      [5, 7],
      [8, 12],
      [13, 14],
    ]);
    expect(sections(vale).at(-1)).toEqual([35, 37]);
    expect(sections(vale)).toHaveLength(11);
  });

  it('GP-1.1: the 2021 season has four circuits of 41, 53, 36 and 55', () => {
    expect(prepare(season2021).circuits.map(({ flag }) => flag)).toEqual([41, 53, 36, 55]);
  });

  it('may have no open road at its ends, and no damage track', () => {
    expect(flawOf(oneCircuit({ stretches: [0, 1, 0], damage: 0, time: 1 }))).toBeNull();
    expect(flawOf(sheetWith({ gears: 2, dice: 1 }))).toBeNull();
  });

  it.each([
    ['sheet.circuits[0].stretches[1]', oneCircuit({ stretches: [0, 0, 0] })],
    ['sheet.circuits[0].stretches[0]', oneCircuit({ stretches: [-1, 1, 0] })],
    ['sheet.circuits[0].stretches', oneCircuit({ stretches: [4] })],
    ['sheet.circuits[0].time', oneCircuit({ time: 0 })],
    ['sheet.circuits[0].damage', oneCircuit({ damage: -1 })],
    ['sheet.circuits', sheetWith({ circuits: [] })],
    ['sheet.gears', sheetWith({ gears: 1 })],
    ['sheet.gears', sheetWith({ gears: 7 })],
    ['sheet.dice', sheetWith({ dice: 0 })],
    ['sheet.dice', sheetWith({ dice: 7 })],
    ['sheet.specials.shift.cost', sheetWith({ specials: { ...season2021.specials, shift: { free: 0, cost: 0 } } })],
  ])('names %s as the flaw', (field, sheet) => {
    expect(flawOf(sheet)).toBe(field);
  });

  it('GP-1.4: numbers end at a million, circuits and stretches at a thousand', () => {
    const many = (n: number) => Array.from({ length: n }, () => 1);
    expect(flawOf(oneCircuit({ damage: 1_000_000, stretches: many(1000) }))).toBeNull();
    expect(flawOf(oneCircuit({ damage: 1_000_001 }))).toBe('sheet.circuits[0].damage');
    expect(flawOf(oneCircuit({ stretches: many(1001) }))).toBe('sheet.circuits[0].stretches');
    const [circuit] = season2021.circuits;
    expect(flawOf(sheetWith({ circuits: many(1001).map(() => circuit) }))).toBe('sheet.circuits');
  });

  it('GP-3.2: may have a circuit that nobody can finish, and says so', () => {
    const remarks = (sheet: Sheet) => grandPrix.sheet!.remarks!(sheet);
    const slow = oneCircuit({ name: 'Snail Ring', stretches: [5, 6, 7], time: 3 });
    expect(flawOf(slow)).toBeNull();
    expect(remarks(slow)).toMatchObject([
      {
        field: 'sheet.circuits[0].time',
        words: 'nobody can finish Snail Ring: the flag is 19 spaces away, and 3 turns of 6 dice go 18 at most',
      },
    ]);
    expect(remarks(oneCircuit({ stretches: [5, 6, 6], time: 3 }))).toEqual([]);
    expect(remarks(season2021)).toEqual([]);
  });
});
