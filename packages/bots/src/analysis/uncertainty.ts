import type { Analysis } from './analysis.ts';

/** Events after which a judge thinks anew: what it takes back before is no doubt about the whole. */
const STRETCH = 12;

/**
 * Drifts have no common direction, so they add up as errors do; so does what is unsure about the luck. But a judge soon takes
 * back what it thought for a moment: each stretch counts by what is left of its drifts.
 */
export function uncertainty(drifts: readonly number[], variances: readonly number[]): number {
  let sum = variances.reduce((all, one) => all + one, 0);
  for (let from = 0; from < drifts.length; from += STRETCH) {
    sum += drifts.slice(from, from + STRETCH).reduce((all, one) => all + one, 0) ** 2;
  }
  return Math.sqrt(sum);
}

/** Of a chance to win, ± half of all there can be says nothing. */
const SAYS_NOTHING = 0.5;

/** Whether the result without luck is known well enough to be told. */
export function knowsWithoutLuck({ adjustedError, exact, unit }: Analysis, seat: number): boolean {
  return exact || unit === 'score' || adjustedError[seat] < SAYS_NOTHING;
}
