import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf, standing } from './standing.ts';

const results = fc.array(fc.record({ seat: fc.nat(1), worth: fc.tuple(fc.nat(1), fc.integer({ min: -3, max: 3 })) }), {
  maxLength: 30,
});

describe('compared as in bridge', () => {
  test('what is beaten of the others is half of all on average, in every seat', () => {
    fc.assert(
      fc.property(results, (all) => {
        for (const seat of [0, 1]) {
          const percents = standing(all).flatMap((one) => (one.seat === seat ? [one.percent] : []));
          if (percents.length === 1) expect(percents).toEqual([null]);
          else if (percents.length > 1)
            expect(percents.reduce<number>((sum, one) => sum + one!, 0) / percents.length).toBeCloseTo(50);
        }
      }),
    );
  });

  test('who is better stands before, with a better place; who is alike has the same', () => {
    fc.assert(
      fc.property(results, (all) => {
        const ranked = standing(all).filter(({ seat }) => seat === 0);
        ranked.slice(1).forEach((one, i) => {
          const before = ranked[i];
          const alike = before.worth.every((part, at) => part === one.worth[at]);
          expect(one.place === before.place).toBe(alike);
          expect(one.place).toBeGreaterThanOrEqual(before.place);
          if (!alike) expect(before.percent!).toBeGreaterThan(one.percent!);
        });
      }),
    );
  });

  test('who has won is before who has not, however high they lost; then the difference decides', () => {
    const end = { how: 'played', at: 0 } as const;
    const worth = (scores: number[], winners: number[], best: 'highest' | 'lowest' = 'highest') =>
      outcomeOf({ best }, { ...end, scores, winners }, 0);
    const all = [
      { seat: 0, name: 'lost high', ...worth([90, 91], [1]) },
      { seat: 0, name: 'won low', ...worth([3, 2], [0]) },
      { seat: 0, name: 'won high', ...worth([30, 2], [0]) },
      { seat: 0, name: 'shared', ...worth([5, 5], [0, 1]) },
      {
        seat: 0,
        name: 'left',
        ...outcomeOf({ best: 'highest' }, { ...end, how: 'resigned', scores: null, winners: [1] }, 0),
      },
    ];
    expect(standing(all).map(({ name }) => name)).toEqual(['won high', 'won low', 'shared', 'lost high', 'left']);
    expect(worth([10, 14], [0], 'lowest')).toMatchObject({ score: 10, margin: 4, won: true });
  });
});
