import type { ShareCurve } from '@waybill/bots';
import type { Game } from '@waybill/kernel';
import { lessLuck, shareBeaten } from '../../packages/server/src/ratings/scale.ts';
import type { PlayedMatch } from './play.ts';

/** What somebody scored alone, and with how much luck. */
export interface Run {
  readonly score: number;
  readonly luck: number;
}

/** Matches whose decisions deserved nearly the same: their luck is the luck that such decisions meet. */
const ALIKE = 100;
const POINTS = 64;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of one player, their luck less its mean, which is 0 in truth. */
export function runsOf(matches: readonly PlayedMatch[]): Run[] {
  const luckily = mean(matches.map(({ luck }) => luck[0]));
  return matches.map(({ scores: [score], luck: [luck] }) => ({ score, luck: luck - luckily }));
}

/**
 * How often a score without luck beats these scores, once it has the luck of such matches: what a plain result is on average
 * over all the dice that the same decisions could have met.
 */
export function deservedBeside(
  scores: readonly number[],
  runs: readonly Run[],
  share: number,
  best: Game['best'],
): ShareCurve {
  const all = runs.map(({ score, luck }) => ({ luck, deserved: lessLuck(score, luck, share, best) }));
  const [from, to] = [Math.min, Math.max].map((end) => end(...all.map(({ deserved }) => deserved)));
  const shares = Array.from({ length: POINTS + 1 }, (_, point) => {
    const here = from + ((to - from) * point) / POINTS;
    const apart = (one: (typeof all)[number]) => Math.abs(one.deserved - here);
    const lucks = all
      .toSorted((a, b) => apart(a) - apart(b))
      .slice(0, ALIKE)
      .map(({ luck }) => luck);
    const luckily = mean(lucks);
    const met = lucks.map((luck) => shareBeaten(lessLuck(here, luckily - luck, share, best), scores, best));
    return Number(mean(met).toFixed(4));
  });
  return { from: Number(from.toFixed(3)), to: Number(to.toFixed(3)), shares };
}
