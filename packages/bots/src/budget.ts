import type { ThinkOptions } from './advice.ts';
import { MILLISECONDS, type Style } from './levels.ts';

/** How much may be thought: so many iterations, and with a clock no longer than so. */
export interface Limits {
  readonly iterations: number;
  readonly milliseconds?: number;
}

/** When to stop: after so many iterations, or at a time, whichever comes first. */
export interface Budget {
  readonly iterations: number;
  /** How much of it is used up after so many iterations, 0 to 1. */
  used(iterations: number): number;
}

/** What the options ask for, else what the level is used to. `pace` is the game's iterations a millisecond. */
export function limitsOf(
  style: Extract<Style, { kind: 'search' }>,
  pace: number,
  { level = 'expert', iterations, milliseconds, now }: ThinkOptions,
): Limits {
  if (iterations !== undefined) return { iterations, milliseconds };
  if (milliseconds === undefined) return { iterations: style.iterations, milliseconds: MILLISECONDS[level] };
  // Asked for a time, the clock alone decides; without a clock, the pace stands in for it.
  return { iterations: now ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(milliseconds * pace)), milliseconds };
}

/** Begins now. */
export function budgetOf({ iterations, milliseconds }: Limits, now?: () => number): Budget {
  if (!now || milliseconds === undefined) return { iterations, used: (n) => n / iterations };
  const start = now();
  return { iterations, used: (n) => Math.max(n / iterations, (now() - start) / milliseconds) };
}
