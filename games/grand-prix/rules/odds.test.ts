import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as grandPrix } from './index.ts';
import { landing } from './odds.ts';
import { all, countBelow, faces, fallen, positionsOf, rowOf, ways } from './row.ts';
import { damageOf, jumped, prepare, sections } from './season.ts';
import { season2021 } from './season-2021.ts';
import { gear, roll, script, select, sheetWith } from './testing.ts';

const rows = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });

describe('a row of dice', () => {
  it('GP-2.6: counts what is below the limit', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (row, limit) => {
        expect(faces(rowOf(row), row.length)).toEqual(row);
        expect(countBelow(rowOf(row), row.length, limit)).toBe(row.filter((shown) => shown < limit).length);
      }),
    );
  });

  it('GP-2.5: falls in every way once, dice not chosen as they were', () => {
    const row = [1, 2, 3, 4, 5, 6];
    const chosen = positionsOf([1, 4]);
    const seen = Array.from({ length: ways(chosen) }, (_, n) => faces(fallen(rowOf(row), chosen, n), 6));
    expect(new Set(seen.map(String)).size).toBe(36);
    for (const fell of seen) expect([fell[0], fell[2], fell[3], fell[5]]).toEqual([1, 3, 4, 6]);
    expect(new Set(Array.from({ length: ways(all(6)) }, (_, n) => fallen(0, all(6), n))).size).toBe(46656);
  });
});

describe('the odds', () => {
  it.each([1, 2, 3])('agree with every fall of %d dice', (dice) => {
    const sheet = sheetWith({ dice });
    for (let n = 1; n <= 6; n++) {
      const { state } = script([gear(n)], sheet);
      const found = Array.from({ length: dice + 1 }, () => 0);
      for (const [event, chance] of grandPrix.chance.outcomes(state) ?? []) {
        found[event.dice.filter((shown) => shown < n).length] += chance;
      }
      landing(sheet, n, false).forEach((chance, spaces) => expect(chance).toBeCloseTo(found[spaces], 12));
    }
  });

  it('sum to 1, and include is one gear more of dice', () => {
    for (let n = 1; n <= 5; n++) expect(landing(season2021, n, true)).toEqual(landing(season2021, n + 1, false));
    expect(landing(season2021, 4, false).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('list the outcomes of up to three dice', () => {
    const play = script([gear(3), roll(1, 2, 3, 4, 5, 6), select([0, 1, 2])]);
    expect(grandPrix.chance.outcomes(play.state)).toHaveLength(216);
    expect(grandPrix.chance.outcomes(script([gear(3)]).state)).toBeNull();
  });
});

describe('jumping', () => {
  it('GP-2.7: agrees with looking at every space', () => {
    const { circuits } = prepare(season2021);
    const move = fc.record({ c: fc.nat(3), from: fc.nat(54), by: fc.nat(6), gear: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(move, ({ c, from, by, gear: n }) => {
        const untouched = sections(circuits[c]).filter(([first, last]) => from < first && last < from + by);
        expect(jumped(circuits[c], from, from + by)).toBe(untouched.length);
        expect(damageOf(circuits[c], from, from + by, n)).toBe(untouched.length * n);
      }),
    );
  });
});
