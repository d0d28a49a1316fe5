import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyKnowledge } from '../testing/toy-knowledge.ts';
import { partsOf, sharesOf, WORTHWHILE } from './parts.ts';

const lookingAhead: typeof toyKnowledge = {
  ...toyKnowledge,
  ladder: { hard: { kind: 'look-ahead', samples: 6, noise: 0 } },
};
const exact: typeof toyKnowledge = {
  ...toyKnowledge,
  ladder: { expert: { kind: 'search', iterations: 6000, exact: true } },
  truth: () => null,
};

const iterations = fc.integer({ min: 1, max: 1e9 });
const threads = fc.integer({ min: 1, max: 64 });

describe('the parts of a search', () => {
  it('are as even as can be and together the whole', () => {
    fc.assert(
      fc.property(iterations, threads, (n, parts) => {
        const shares = sharesOf(n, parts);
        expect(shares).toHaveLength(parts);
        expect(shares.reduce((sum, one) => sum + one)).toBe(n);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are no more than there are threads, each worth a thread, each with a seed of its own', () => {
    fc.assert(
      fc.property(iterations, threads, fc.string(), (n, most, seed) => {
        const parts = partsOf(toyKnowledge, { iterations: n, seed }, most);
        expect(parts.length).toBeLessThanOrEqual(most);
        expect(parts.reduce((sum, part) => sum + part.iterations, 0)).toBe(n);
        if (parts.length > 1)
          expect(Math.min(...parts.map((part) => part.iterations))).toBeGreaterThanOrEqual(WORTHWHILE);
        expect(new Set(parts.map((part) => part.seed)).size).toBe(parts.length);
        expect(parts[0].seed).toBe(seed);
      }),
    );
  });

  it('are each what the level is used to, unless told how many iterations', () => {
    const parts = partsOf(toyKnowledge, { level: 'expert', seed: 's' }, 3);
    expect(parts.map((part) => part.iterations)).toEqual([15_000, 15_000, 15_000]);
  });

  it('all have the time that was given', () => {
    const parts = partsOf(toyKnowledge, { milliseconds: 70, seed: 's', now: () => 0 }, 3);
    expect(parts.map(({ milliseconds }) => milliseconds)).toEqual([70, 70, 70]);
    expect(parts.map((part) => part.iterations)).toEqual(Array(3).fill(Number.POSITIVE_INFINITY));
    const usual = partsOf(toyKnowledge, { level: 'expert', seed: 's', now: () => 0 }, 2);
    expect(usual.map(({ milliseconds }) => milliseconds)).toEqual([9500, 9500]);
  });

  it('are one where the search is brief, and none where nobody searches', () => {
    expect(partsOf(toyKnowledge, { level: 'medium', seed: 's' }, 4)).toEqual([
      { seed: 's', iterations: 100, milliseconds: 280 },
    ]);
    expect(partsOf(toyKnowledge, { level: 'easy', seed: 's' }, 4)).toEqual([]);
    expect(partsOf(lookingAhead, { level: 'hard', seed: 's' }, 4)).toEqual([]);
    expect(partsOf(exact, { level: 'expert', seed: 's' }, 4)).toEqual([]);
  });
});
