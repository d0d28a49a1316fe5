import { type Figure, figureOf } from '@waybill/bots/statistics';
import type { RatedMatch } from './ratings.ts';
import type { ToldMatch } from './tell.ts';

/** So many standard errors from what it should be are still called the same. */
export const NEAR = 2;

export const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** How many standard errors a mean is away from 0; none where nothing ever differs. */
export const away = ({ error, mean }: Figure) => (error > 0 ? mean / error : mean === 0 ? 0 : Number.POSITIVE_INFINITY);

export interface SeatFigures {
  readonly start: Figure;
  readonly final: Figure;
  /** Final less start, match by match. */
  readonly off: Figure;
  readonly luck: Figure;
}

export function seatFigures(matches: readonly ToldMatch[], seat: number): SeatFigures {
  const of = (value: (match: ToldMatch) => number) => figureOf(matches.map(value));
  return {
    start: of(({ start }) => start[seat]),
    final: of(({ final }) => final[seat]),
    off: of(({ final, start }) => final[seat] - start[seat]),
    luck: of(({ luck }) => luck[seat]),
  };
}

/** Over seats and matches: how much second thoughts change beside what chance does. */
export function wobble(matches: readonly ToldMatch[]): { readonly luck: number; readonly drift: number } {
  return {
    luck: rootMeanSquare(matches.flatMap(({ luck }) => luck)),
    drift: rootMeanSquare(matches.flatMap(({ drift }) => drift)),
  };
}

/** Second thoughts in units of the ± that was told: 1 where it is right, more where it is too small. */
export function doubtOf(matches: readonly ToldMatch[]): number {
  const shares = matches.flatMap(({ doubt, drift }) =>
    drift.flatMap((one, seat) => (doubt[seat] > 0 ? [one / doubt[seat]] : [])),
  );
  return shares.length > 0 ? rootMeanSquare(shares) : 0;
}

export interface Bin {
  readonly count: number;
  readonly matches: number;
  readonly said: number;
  readonly came: number;
  /** Standard errors between the two; what is told about one match is right or wrong together. */
  readonly away: number;
}

export function binsOf(matches: readonly ToldMatch[]): Bin[] {
  return Array.from({ length: matches[0].bins.length }, (_, bin) => {
    const here = matches.map(({ bins }) => bins[bin]).filter(([count]) => count > 0);
    const sum = (part: 0 | 1 | 2) => here.reduce((all, one) => all + one[part], 0);
    const squares = here.reduce((all, [, said, came]) => all + (came - said) ** 2, 0);
    const distance = sum(2) - sum(1);
    return {
      count: sum(0),
      matches: here.length,
      said: sum(1) / sum(0),
      came: sum(2) / sum(0),
      away: distance / Math.sqrt(squares),
    };
  });
}

/** Ratings of one level, wherever it sat. */
export function ratingsOf(matches: readonly RatedMatch[], level: string): number[] {
  return matches.flatMap(({ follower, levels, rating }) =>
    rating.flatMap((one, seat) => (one !== null && levels[seat] === level && seat !== follower ? [one] : [])),
  );
}

/** By match: was the better level rated higher? In a game for one, in the match with the same dice. */
export function ratedAbove(matches: readonly RatedMatch[], better: string, worse: string): number[] {
  const together = matches.filter(({ levels }) => levels.includes(better as never) && levels.includes(worse as never));
  const compare = (a: number | null, b: number | null) =>
    a === null || b === null ? [] : [a > b ? 1 : a === b ? 0.5 : 0];
  if (together.length > 0) {
    return together.flatMap(({ levels, rating }) =>
      compare(rating[levels.indexOf(better as never)], rating[levels.indexOf(worse as never)]),
    );
  }
  const alone = (level: string) =>
    new Map(
      matches
        .filter(({ follower, levels }) => levels.length === 1 && levels[0] === level && follower < 0)
        .map(({ key, rating }) => [numberOf(key), rating[0]]),
    );
  const [one, other] = [alone(better), alone(worse)];
  return [...one].flatMap(([number, rating]) => (other.has(number) ? compare(rating, other.get(number) ?? null) : []));
}

export const numberOf = (key: string) => Number(key.slice(key.lastIndexOf(' ')));
