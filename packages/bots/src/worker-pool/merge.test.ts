import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../search/finding.ts';
import { merge } from './merge.ts';

const finding: fc.Arbitrary<Finding> = fc.record({
  iterations: fc.nat(1e6),
  solved: fc.boolean(),
  moves: fc.uniqueArray(
    fc.record({
      move: fc.nat(6),
      visits: fc.integer({ min: 1, max: 1e6 }),
      // Utilities in 64ths, whose sums are exact in any order.
      total: fc.integer({ min: -64e6, max: 64e6 }).map((n) => n / 64),
      proven: fc.constant(false),
    }),
    { selector: ({ move }) => move },
  ),
});

const byMove = ({ moves }: Finding) => [...moves].sort((a, b) => a.move - b.move);

describe('findings together', () => {
  it('are what one found, where there is one', () => {
    fc.assert(
      fc.property(finding, (one) => {
        expect(merge([one])).toEqual(one);
      }),
    );
  });

  it('are the sums, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(finding, { minLength: 1, maxLength: 5 }), (all) => {
        const sum = merge(all);
        expect(byMove(merge(all.toReversed()))).toEqual(byMove(sum));
        const seen = all.flatMap(({ moves }) => moves);
        for (const { move, visits, total } of sum.moves) {
          const same = seen.filter((found) => found.move === move);
          expect(visits).toBe(same.reduce((n, found) => n + found.visits, 0));
          expect(total).toBe(same.reduce((n, found) => n + found.total, 0));
        }
        expect(sum.moves).toHaveLength(new Set(seen.map(({ move }) => move)).size);
        expect(sum.iterations).toBe(all.reduce((n, { iterations }) => n + iterations, 0));
        expect(sum.solved).toBe(all.some(({ solved }) => solved));
      }),
    );
  });

  it('believe a proof whatever the others guess', () => {
    const guessed = { move: 1, visits: 90, total: 45, proven: false };
    const proven = { move: 1, visits: 10, total: -10, proven: true };
    const of = (...moves: Finding['moves']) => ({ iterations: 100, solved: false, moves });
    for (const all of [
      [of(guessed), of(proven)],
      [of(proven), of(guessed)],
    ]) {
      expect(merge(all).moves).toEqual([{ move: 1, visits: 100, total: -100, proven: true }]);
    }
  });
});
