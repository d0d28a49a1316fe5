import type { RatingScale, ShareCurve } from '@waybill/bots';
import type { Level } from '@waybill/kernel';
import { NEWCOMER, type Rating } from './formula.ts';

/** Bots stay as they are: their ratings hold the scale in place. */
const BOT_DEVIATION = 30;

export const botRating = (scale: RatingScale, level: Level): Rating => ({
  rating: scale.bots[level] ?? NEWCOMER.rating,
  deviation: BOT_DEVIATION,
  volatility: 0,
});

/** The level whose rating is nearest; null where none has one. */
export function nearestLevel({ bots }: RatingScale, rating: number): Level | null {
  const apart = (one: [string, number]) => Math.abs(one[1] - rating);
  const [nearest] = Object.entries(bots).toSorted((a, b) => apart(a) - apart(b));
  return (nearest?.[0] as Level | undefined) ?? null;
}

/** How many of these scores it beats, as a share; an equal one is half beaten. */
export function shareBeaten(score: number, scores: readonly number[], best: 'highest' | 'lowest'): number {
  const sign = best === 'highest' ? 1 : -1;
  const beaten = scores.reduce((sum, one) => sum + (1 + Math.sign(sign * (score - one))) / 2, 0);
  return beaten / scores.length;
}

/** A score without so much of its luck, which is above 0 where it was good. */
export const lessLuck = (score: number, luck: number, share: number, best: 'highest' | 'lowest') =>
  best === 'highest' ? score - share * luck : score + share * luck;

/** Beyond its ends a curve stays as it is there. */
export function shareAt({ from, to, shares }: ShareCurve, score: number): number {
  const last = shares.length - 1;
  const at = Math.min(last, Math.max(0, ((score - from) / (to - from)) * last));
  const below = Math.min(Math.floor(at), last - 1);
  return shares[below] + (at - below) * (shares[below + 1] - shares[below]);
}
