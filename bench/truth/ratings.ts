import { type Knowledge, LEVELS, type Level } from '@waybill/bots';
import { ratingOf, USUAL } from '@waybill/bots/analysis';
import { figureOf } from '@waybill/bots/statistics';
import type { ToldMatch } from './tell.ts';

/** A match with ratings by the scale in use: what was lost is kept, so that a new scale needs no new matches. */
export interface RatedMatch extends ToldMatch {
  readonly rating: readonly (number | null)[];
}

/** What each level's mean rating should be near. */
const GOALS: Readonly<Record<Level, number>> = { random: 5, easy: 40, medium: 65, hard: 85, expert: 95 };
/** But no scale rates random play higher than this. */
const RANDOM = 12;
/** Scales that are tried: each so many times the one before. */
const STEP = 1.02;

const gradesOf = ({ grades, unit }: Pick<Knowledge, 'grades' | 'unit'>) => grades ?? USUAL[unit];

/** All there is to win or lose. */
export function spanOf({ range: [worst, best], unit }: Pick<Knowledge, 'range' | 'unit'>): number {
  return unit === 'win' ? 1 : Math.abs(best - worst);
}

export function rated(match: ToldMatch, knowledge: Pick<Knowledge, 'grades' | 'range' | 'unit'>): RatedMatch {
  const grades = gradesOf(knowledge);
  const span = spanOf(knowledge);
  return { ...match, rating: match.lost.map((lost) => (lost === null ? null : ratingOf(grades, [lost / span]))) };
}

/** Of one level, wherever it sat: what it lost with a decision, match by match. */
export function lossesOf(matches: readonly ToldMatch[], level: string): number[] {
  return matches.flatMap(({ follower, levels, lost }) =>
    lost.flatMap((one, seat) => (one !== null && levels[seat] === level && seat !== follower ? [one] : [])),
  );
}

/** The loss a decision that should be rated 37, so that the levels' mean ratings come nearest to their goals. */
export function fitScale(matches: readonly ToldMatch[]): { readonly rated37: number; readonly means: number[] } | null {
  const byLevel = LEVELS.map((level) => lossesOf(matches, level));
  if (byLevel.some(({ length }) => length === 0)) return null;
  const largest = Math.max(...byLevel.flat());
  const meansBy = (rated37: number) =>
    byLevel.map((losses) => figureOf(losses.map((loss) => 100 * Math.exp(-((loss / rated37) ** 2)))).mean);
  const missBy = (rated37: number) =>
    meansBy(rated37).reduce((sum, mean, i) => sum + (mean - GOALS[LEVELS[i]]) ** 2, 0);
  let best = 0;
  for (let scale = largest; scale > largest / 1e5; scale /= STEP) {
    if (meansBy(scale)[0] <= RANDOM && (best === 0 || missBy(scale) < missBy(best))) best = scale;
  }
  return { rated37: best, means: meansBy(best) };
}
