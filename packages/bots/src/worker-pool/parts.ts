import type { ThinkOptions } from '../advice.ts';
import { type Limits, limitsOf } from '../budget.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { mannerOf } from '../levels.ts';

/** One of the searches that are made at the same time: what it draws from, and how much it may think. */
export interface Part extends Limits {
  readonly seed: string;
}

/** Fewer iterations than this are made sooner than handed over. */
export const WORTHWHILE = 1000;

/**
 * None where nobody searches, one where it is not worth a thread, else one for each thread. Iterations that were asked for are
 * shared out; what a level is used to is everybody's, as is a time: a steadier answer, as soon.
 */
export function partsOf(knowledge: Knowledge<never>, options: ThinkOptions, threads: number): readonly Part[] {
  const { seed } = options;
  const style = mannerOf(knowledge.ladder, options);
  if (style.kind !== 'search' || style.exact) return [];
  const { iterations, milliseconds } = limitsOf(style, knowledge.pace, options);
  const worth = Math.floor(iterations / WORTHWHILE);
  const shared = options.iterations !== undefined;
  const parts = Math.min(threads, shared || worth === 0 ? Math.max(1, worth) : threads);
  const shares = shared ? sharesOf(iterations, parts) : Array<number>(parts).fill(iterations);
  return shares.map((share, part) => ({ seed: seedOf(seed, part), iterations: share, milliseconds }));
}

/** As even as can be, the larger ones first. */
export function sharesOf(iterations: number, parts: number): readonly number[] {
  return Array.from({ length: parts }, (_, part) => Math.ceil((iterations - part) / parts));
}

/** The first thinks what one alone would think. */
export function seedOf(seed: string, part: number): string {
  return part === 0 ? seed : `${seed} + ${part}`;
}
