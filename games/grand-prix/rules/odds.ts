import { FACES } from './row.ts';
import type { Season } from './season.ts';

/** The probability of moving 0, 1, 2 … spaces with a fresh roll of all dice in this gear. */
export function landing({ dice }: Pick<Season, 'dice'>, gear: number, include: boolean): number[] {
  const hit = (include ? gear : gear - 1) / FACES;
  return Array.from({ length: dice + 1 }, (_, n) => choose(dice, n) * hit ** n * (1 - hit) ** (dice - n));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}
