import type { RatingScale } from '@waybill/bots';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expected, fieldOf, NEWCOMER, type Rating, rate } from './formula.ts';
import { rateMatch } from './rate-match.ts';
import type { MatchResult } from './result.ts';
import { nearestLevel, shareAt, shareBeaten } from './scale.ts';

const at = (rating: number, deviation = 50): Rating => ({ rating, deviation, volatility: 0.03 });

test('the example of Glickman’s paper, match by match in one period, is the package’s; ours moves the same way', () => {
  const after = rate(at(1500, 200), at(1400, 30), 1, 1);
  expect(after.rating).toBeCloseTo(1563.6, 0);
  expect(after.deviation).toBeLessThan(200);
});

test('the field of one is that one; of several it is stronger than the strongest', () => {
  expect(fieldOf([at(1600, 80)])).toMatchObject({ rating: 1600, deviation: 80 });
  const rating = fc.integer({ min: 800, max: 2400 }).map((one) => at(one));
  fc.assert(
    fc.property(fc.array(rating, { minLength: 2, maxLength: 3 }), (others) => {
      expect(fieldOf(others).rating).toBeGreaterThan(Math.max(...others.map((one) => one.rating)));
    }),
  );
});

test('chances to win add up to one, however many play', () => {
  const sure = fc.integer({ min: 1000, max: 2000 }).map((one) => at(one, 0));
  fc.assert(
    fc.property(fc.array(sure, { minLength: 2, maxLength: 4 }), (all) => {
      const sum = all.reduce((total, own, i) => total + expected(own, fieldOf(all.toSpliced(i, 1))), 0);
      expect(sum).toBeCloseTo(1, 9);
    }),
  );
});

test('what tells as much as four results counts as four of them', () => {
  const [own, field] = [at(1500, 150), at(1500)];
  const [once, four] = [rate(own, field, 1, 1), rate(own, field, 1, 4)];
  expect(four.rating - 1500).toBeGreaterThan(once.rating - 1500);
  expect(four.deviation).toBeLessThan(once.deviation);
});

const scale: RatingScale = {
  bots: { random: 600, easy: 1200, medium: 1500, hard: 1700, expert: 1900 },
  luck: {
    2: { share: 0.9, plain: 1, weight: 2 },
    easy: { share: 0, plain: 3, weight: 3 },
    medium: { share: 0.5, plain: 3, weight: 8 },
  },
  scores: { random: [0], easy: [10, 20], medium: [20, 30, 30, 40], hard: [50], expert: [60] },
  deserved: { medium: { from: 10, to: 50, shares: [0, 0.2, 0.5, 0.8, 1] } },
};
const seat = (person: string | null, won: number, more: object = {}) => ({
  person,
  bot: person === null ? ('medium' as const) : null,
  score: 1,
  won,
  left: false,
  ...more,
});
const match = (...seats: MatchResult['seats']): MatchResult => ({ how: 'played', unrated: null, seats });
const newcomers = () => NEWCOMER;

test('who won by luck gains less than who won against it', () => {
  const result = match(seat('ann', 1), seat('ben', 0));
  const gain = (luck: number) => {
    const [ann] = rateMatch({ best: 'highest' }, scale, result, [luck, -luck], newcomers);
    return (ann?.after.rating ?? 0) - 1500;
  };
  expect(gain(0.4)).toBeLessThan(gain(0));
  expect(gain(-0.4)).toBeGreaterThan(gain(0));
});

test('a bot’s rating stays; who left has lost by the plain result; who met the stand-in is not rated', () => {
  const withBot = rateMatch({ best: 'highest' }, scale, match(seat('ann', 0), seat(null, 1)), null, newcomers);
  expect(withBot[1]).toBeNull();
  expect(withBot[0]?.after.rating).toBeLessThan(1500);
  const three = match(seat('ann', 1), seat('ben', 0, { left: true }), seat('cleo', 0));
  const rated = rateMatch({ best: 'highest' }, scale, three, [0.2, 0.1, -0.3], newcomers);
  expect([rated[0], rated[2]]).toEqual([null, null]);
  expect(rated[1]).toMatchObject({ luck: null, without: 0, weight: 1 });
});

test('alone one is compared with the nearest bot’s scores', () => {
  expect(nearestLevel(scale, 1580)).toBe('medium');
  expect(shareBeaten(30, [20, 30, 30, 40], 'highest')).toBe(0.5);
  expect(shareBeaten(20, [20, 30, 30, 40], 'lowest')).toBe(0.875);
  const [ann] = rateMatch({ best: 'highest' }, scale, match(seat('ann', 1, { score: 35 })), null, newcomers);
  expect(ann).toMatchObject({ against: 'medium', result: 0.75, without: 0.75, weight: 3 });
});

test('a curve is read between its points, and stays as it is beyond its ends', () => {
  const curve = { from: 10, to: 50, shares: [0, 0.2, 0.5, 0.8, 1] };
  expect([0, 10, 20, 25, 50, 90].map((score) => shareAt(curve, score))).toEqual([0, 0, 0.2, 0.35, 1, 1]);
});

test('alone and without luck it counts what the score would have been without it', () => {
  const without = (best: 'highest' | 'lowest', luck: number) =>
    rateMatch({ best }, scale, match(seat('ann', 1, { score: 30 })), [luck], newcomers)[0];
  expect(without('highest', 0)).toMatchObject({ against: 'medium', result: 0.5, without: 0.5, weight: 8 });
  expect(without('highest', 20)?.without).toBeCloseTo(0.2, 9);
  expect(without('lowest', 20)?.without).toBeCloseTo(0.8, 9);
});

test('alone beside a bot of which no luck is taken off, the plain result counts', () => {
  const weak = () => at(1150);
  const [ann] = rateMatch({ best: 'highest' }, scale, match(seat('ann', 1, { score: 15 })), [10], weak);
  expect(ann).toMatchObject({ against: 'easy', result: 0.5, luck: 10, without: 0.5, weight: 3 });
});
