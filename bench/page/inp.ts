import { median } from '../lib/figure.ts';
import type { Answers } from './interactions.ts';

/** https://web.dev/articles/inp: of so many interactions one may be an outlier. */
export const PER_OUTLIER = 50;

export function inpOf(values: readonly number[]): number {
  return values.toSorted((a, b) => b - a)[Math.floor(values.length / PER_OUTLIER)];
}

/** Each deed by the median of the runs it was done in: what is slow stays slow, and a hiccup of the machine is in one run alone. */
export function typical(runs: readonly Answers[]): Answers {
  const deeds = new Set(runs.flatMap((run) => [...run.keys()]));
  return new Map([...deeds].map((deed) => [deed, median(runs.flatMap((run) => run.get(deed) ?? []))]));
}

/** The slowest of them, in words. */
export function slowestOf(answers: Answers, count: number): string {
  const sorted = [...answers].sort(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([deed, milliseconds]) => `${deed} ${milliseconds.toFixed(0)}`).join(', ');
}
