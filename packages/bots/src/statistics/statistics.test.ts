import { Sfc32 } from '@waybill/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binsOf, CONFIDENT, eloOf, figureOf, Histogram, ratings, shareOf } from './index.ts';
import { inverse } from './inverse.ts';

describe('means and their errors', () => {
  test('a known case', () => {
    // Deviation √(32 / 7), error √(32 / 7 / 8).
    const figure = figureOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(figure.mean).toBe(5);
    expect(figure.error).toBeCloseTo(Math.sqrt(4 / 7), 12);
  });

  test('a histogram tells the same as the list of its values, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2 }), (values) => {
        const [there, back] = [new Histogram(), new Histogram()];
        for (const value of values) there.add(value);
        for (const value of values.toReversed()) back.add(value);
        expect(there.figure()).toEqual(back.figure());
        const { mean, error } = figureOf(values);
        expect(there.figure().mean).toBeCloseTo(mean, 9);
        expect(there.figure().error).toBeCloseTo(error, 9);
        expect([there.lowest, there.highest]).toEqual([Math.min(...values), Math.max(...values)]);
      }),
    );
  });

  test('95 of 100 intervals hold the truth', () => {
    const rng = new Sfc32('coverage');
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const { mean, error } = figureOf(Array.from({ length: 60 }, () => rng.below(6) + 1));
      if (Math.abs(mean - 3.5) < CONFIDENT * error) held++;
    }
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(970);
  });

  test('bins hold every value, and a lone value too', () => {
    const [a, b] = [new Histogram(), new Histogram()];
    for (let value = -7; value <= 94; value++) a.add(value);
    b.add(3, 5);
    const { from, width, rows } = binsOf([a, b], 10);
    expect({ from, width }).toEqual({ from: -7, width: 11 });
    expect(rows.map((row) => row.reduce((sum, n) => sum + n, 0))).toEqual([102, 5]);
    expect(binsOf([b], 10)).toEqual({ from: 3, width: 1, rows: [[5]] });
    expect(binsOf([new Histogram()], 10).rows).toEqual([[]]);
  });
});

test('an inverse, also where rows must change places', () => {
  expect(
    inverse([
      [0, 2],
      [4, 0],
    ]),
  ).toEqual([
    [0, 0.25],
    [0.5, 0],
  ]);
});

test.each([
  // Computed by hand from Wilson's formula with z = 1.96.
  [0.5, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [1, 1, 0.2065, 1],
  [0, 0, 0, 1],
])('a share of %d in %i: %d to %d', (mean, count, low, high) => {
  const share = shareOf({ mean, error: 0, count });
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

describe('Elo', () => {
  test('ten points to one are 400', () => {
    // With the draw that is lent: 100 to 10.
    const [strong, weak] = ratings([
      [0, 99.5],
      [9.5, 0],
    ]);
    expect(strong.elo).toBeCloseTo(400, 6);
    expect(weak).toEqual({ elo: 0, error: 0 });
    // 1 / √(n p q) on the logistic scale.
    expect(strong.error).toBeCloseTo(((1 / Math.sqrt((110 * 10) / 121)) * 400) / Math.LN10, 6);
  });

  test('of two, it is what their share of the points says', () => {
    const shares = [...Array.from({ length: 30 }, () => 1), ...Array.from({ length: 12 }, () => 0), 0.5, 0.5];
    const [a, b] = ratings([
      [0, 31],
      [13, 0],
    ]);
    expect(a.elo - b.elo).toBeCloseTo(eloOf(shares).elo, 6);
  });

  test('everything won is no infinite strength, and no certainty', () => {
    const [a] = ratings([
      [0, 20],
      [0, 0],
    ]);
    expect(a.elo).toBeGreaterThan(500);
    expect(a.elo).toBeLessThan(800);
    expect(a.error).toBeGreaterThan(150);
  });

  test('nobody has played: all are equal', () => {
    for (const { elo } of ratings(Array.from({ length: 3 }, () => [0, 0, 0]))) expect(elo).toBeCloseTo(0, 9);
  });

  test('known strengths are found again, as closely as the errors say', () => {
    const truth = [0, 150, 320];
    const rng = new Sfc32('elo');
    let held = 0;
    const runs = 200;
    for (let run = 0; run < runs; run++) {
      const points = truth.map(() => truth.map(() => 0));
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ]) {
        const chance = 1 / (1 + 10 ** ((truth[b] - truth[a]) / 400));
        for (let match = 0; match < 200; match++) {
          if (rng.below(1e6) < chance * 1e6) points[a][b]++;
          else points[b][a]++;
        }
      }
      const found = ratings(points);
      for (const i of [1, 2]) if (Math.abs(found[i].elo - truth[i]) < CONFIDENT * found[i].error) held++;
    }
    expect(held / runs / 2).toBeGreaterThan(0.91);
    expect(held / runs / 2).toBeLessThan(0.985);
  });

  test('from matches of four, the pairs of a match are not taken for independent', () => {
    const four = [0, 1, 2, 3];
    const rng = new Sfc32('four');
    let held = 0;
    const runs = 200;
    for (let run = 0; run < runs; run++) {
      const points = four.map(() => four.map(() => 0));
      for (let match = 0; match < 100; match++) {
        const luck = four.map(() => rng.below(1e6));
        luck.forEach((mine, a) => luck.forEach((theirs, b) => void (mine > theirs && points[a][b]++)));
      }
      const found = ratings(points, 2 / 4);
      // Two that are chosen beforehand: the weakest of four is chosen by its bad luck. All errors are much the same.
      const error = Math.max(...found.map((one) => one.error));
      if (Math.abs(found[0].elo - found[1].elo) < CONFIDENT * error) held++;
    }
    expect(held / runs).toBeGreaterThan(0.93);
  });
});
