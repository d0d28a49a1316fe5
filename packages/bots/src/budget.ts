import type { ThinkOptions } from './advice.ts';

/** When to stop: after so many iterations, or at a time, whichever comes first. */
export interface Budget {
  readonly iterations: number;
  /** How much of it is used up after so many iterations, 0 to 1. */
  used(iterations: number): number;
}

/** What a level is used to. */
export interface Habit {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What the options ask for, else what the level is used to. `pace` is the game's iterations a millisecond. */
export function budgetOf(habit: Habit, pace: number, options: ThinkOptions): Budget {
  const { now } = options;
  const iterations = options.iterations ?? countOf(habit, pace, options);
  const milliseconds = options.milliseconds ?? (options.iterations === undefined ? habit.milliseconds : undefined);
  if (!now || milliseconds === undefined) return { iterations, used: (n) => n / iterations };
  const start = now();
  return { iterations, used: (n) => Math.max(n / iterations, (now() - start) / milliseconds) };
}

/** Asked for a time, the clock alone decides; without a clock, the pace stands in for it. */
function countOf(habit: Habit, pace: number, { milliseconds, now }: ThinkOptions): number {
  if (milliseconds === undefined) return habit.iterations;
  return now ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(milliseconds * pace));
}
