import type { Level } from '@waybill/kernel';
import { NEWCOMER, type Rating } from './formula.ts';
import { measured } from './measured.ts';

/** What was measured of how luck moves results. */
export interface LuckScale {
  /** How much of the luck is taken off a result: where the rest varies least. */
  readonly share: number;
  /**
   * How many matches, won or lost, tell as much as one plain result: of a game for one it is a share of a bot's matches, and
   * tells more.
   */
  readonly plain: number;
  /** … and as one result without luck; rounded down. */
  readonly weight: number;
}

/** What `npm run bench ratings` measured of a game. */
export interface GameScale {
  /** Of a game for one, only levels that were played often enough. */
  readonly bots: { readonly [level in Level]?: number };
  /** By the number of seats; of a game for one, by the level that one is compared with. */
  readonly luck: { readonly [of: string]: LuckScale };
  /** Of a game for one: what each level scores, from the worst to the best, as many times likely each. */
  readonly scores?: { readonly [level in Level]?: readonly number[] };
}

/** Bots stay as they are: their ratings hold the scale in place. */
const BOT_DEVIATION = 30;

export const scaleOf = (game: string): GameScale | null => measured[game] ?? null;

export const botRating = (scale: GameScale, level: Level): Rating => ({
  rating: scale.bots[level] ?? NEWCOMER.rating,
  deviation: BOT_DEVIATION,
  volatility: 0,
});

/** The level whose rating is nearest. */
export function nearestLevel({ bots }: GameScale, rating: number): Level {
  const levels = Object.entries(bots) as [Level, number][];
  return levels.reduce((best, one) => (Math.abs(one[1] - rating) < Math.abs(best[1] - rating) ? one : best))[0];
}

/** How many of these scores it beats, as a share; an equal one is half beaten. */
export function shareBeaten(score: number, scores: readonly number[], best: 'highest' | 'lowest'): number {
  const sign = best === 'highest' ? 1 : -1;
  const beaten = scores.reduce((sum, one) => sum + (1 + Math.sign(sign * (score - one))) / 2, 0);
  return beaten / scores.length;
}
