import { CONFIDENT } from './figure.ts';
import { inverse } from './inverse.ts';

/** A strength above the weakest of the field; the weakest is 0 and has no error. */
export interface Rating {
  readonly elo: number;
  /** One standard error of the distance to the weakest. */
  readonly error: number;
}

/** Who took how many points from whom: `points[a][b]` of a against b. A draw is half a point to each. */
export type Points = readonly (readonly number[])[];

/** One point of strength on the scale of the logistic curve. */
const UNIT = Math.LN10 / 400;
const ROUNDS = 100;

/**
 * The strengths that make these points most likely (Bradley and Terry), each two lent one draw.
 * `weight` is what a point counts for in the errors: less than 1 where several come from one match.
 */
export function ratings(points: Points, weight = 1): Rating[] {
  const lent = points.map((row, a) => row.map((won, b) => (a === b ? 0 : won + 0.5)));
  const strengths = fit(lent);
  const weakest = strengths.indexOf(Math.min(...strengths));
  const covariance = inverse(information(lent, strengths, weight).map(without(weakest)).filter(isNot(weakest)));
  return strengths.map((strength, i) => {
    const row = i > weakest ? i - 1 : i;
    const error = i === weakest ? 0 : Math.sqrt(covariance[row][row]) / UNIT;
    return { elo: (strength - strengths[weakest]) / UNIT, error };
  });
}

const without =
  (index: number) =>
  (row: readonly number[]): number[] =>
    row.filter(isNot(index));
const isNot = (index: number) => (_: unknown, i: number) => i !== index;

const chance = (by: number) => 1 / (1 + Math.exp(-by));

/** Minorisation and maximisation (Hunter 2004): every round makes the points more likely. */
function fit(points: Points): number[] {
  let strengths = points.map(() => 0);
  for (let round = 0; round < ROUNDS * points.length; round++) {
    const next = strengths.map((mine, a) => {
      const won = points[a].reduce((sum, n) => sum + n, 0);
      const due = strengths.reduce(
        (sum, theirs, b) => sum + (points[a][b] + points[b][a]) / (Math.exp(mine) + Math.exp(theirs)),
        0,
      );
      return Math.log(won / due);
    });
    const mean = next.reduce((sum, value) => sum + value, 0) / next.length;
    const centred = next.map((value) => value - mean);
    const moved = Math.max(...centred.map((value, i) => Math.abs(value - strengths[i])));
    strengths = centred;
    if (moved < 1e-10) break;
  }
  return strengths;
}

/** Fisher's: how sharply the points speak for these strengths. */
function information(points: Points, strengths: readonly number[], weight: number): number[][] {
  const sharp = (a: number, b: number) => {
    const p = chance(strengths[a] - strengths[b]);
    return weight * (points[a][b] + points[b][a]) * p * (1 - p);
  };
  return points.map((row, a) =>
    row.map((_, b) => (a === b ? row.reduce((sum, __, c) => sum + (c === a ? 0 : sharp(a, c)), 0) : -sharp(a, b))),
  );
}

/** The difference in Elo that this share of the points speaks for, with 95 % confidence; one draw is lent. */
export function eloOf(shares: readonly number[]): {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
} {
  const count = shares.length;
  const points = shares.reduce((sum, share) => sum + share, 0);
  const mean = (points + 0.5) / (count + 1);
  const error = CONFIDENT * Math.sqrt((mean * (1 - mean)) / (count + 1));
  return { elo: eloOfShare(mean), low: eloOfShare(mean - error), high: eloOfShare(mean + error) };
}

function eloOfShare(share: number): number {
  const inside = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(inside / (1 - inside));
}
