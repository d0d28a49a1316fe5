import { INCLUDE, REROLL, SELECT } from '../../rules/index.ts';
import type { Purses } from './purses.ts';

/** The longest run: its rows of a turn still fit in a processor's cache. */
export const LONGEST = 32;

/** Special actions after the roll: where paying for them leads from the first purse of a run; else the purses' size. */
export interface Run {
  readonly from: number;
  readonly length: number;
  readonly reroll: number;
  readonly rerollInclude: number;
  readonly select: number;
  readonly selectInclude: number;
}

const PAYMENTS = [REROLL, REROLL | INCLUDE, SELECT, SELECT | INCLUDE] as const;

/**
 * Purses in a row that can be worked on at once: each payment leads equally far down from all of them, or from none,
 * and always to before the run.
 */
export function runsOf(purses: Purses): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < purses.size; ) {
    let end = from + 1;
    while (end < purses.size && end - from < LONGEST && isAlike(purses, from, end)) end++;
    const [reroll, rerollInclude, select, selectInclude] = PAYMENTS.map((used) => purses.paid[used][from]);
    runs.push({ from, length: end - from, reroll, rerollInclude, select, selectInclude });
    from = end;
  }
  return runs;
}

function isAlike({ paid, size }: Purses, from: number, purse: number): boolean {
  return PAYMENTS.every((used) => {
    const first = paid[used][from];
    const here = paid[used][purse];
    return first === size ? here === size : here - purse === first - from && here < from;
  });
}
