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

export interface PartOptions extends ThinkOptions {
  /** Each makes as many iterations as one alone would: a better answer in the same time, not the same one sooner. */
  readonly deeper?: boolean;
}

/** One part where there is no search, or none worth sharing; else one for each thread. A time is everybody's. */
export function partsOf(knowledge: Knowledge<never>, options: PartOptions, threads: number): readonly Part[] {
  const { seed, deeper } = options;
  const style = mannerOf(knowledge.ladder, options);
  if (style.kind !== 'search' || style.exact) return [{ seed, iterations: 0 }];
  const { iterations, milliseconds } = limitsOf(style, knowledge.pace, options);
  const worth = Math.floor(iterations / WORTHWHILE);
  const parts = Math.min(threads, deeper && worth > 0 ? threads : Math.max(1, worth));
  const shares = deeper ? Array<number>(parts).fill(iterations) : sharesOf(iterations, parts);
  return shares.map((share, part) => ({ seed: seedOf(seed, part), iterations: share, milliseconds }));
}

/** As even as can be, the larger ones first; without an end, everybody's is. */
export function sharesOf(iterations: number, parts: number): readonly number[] {
  return Array.from({ length: parts }, (_, part) => Math.ceil((iterations - part) / parts));
}

/** The first thinks what one alone would think. */
export function seedOf(seed: string, part: number): string {
  return part === 0 ? seed : `${seed} + ${part}`;
}
