import type { Rng } from '@waybill/rules/kernel';
import type { Thinking } from '../advice.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { advice, type Table, thought } from './table.ts';

/** The move that looks best at the end of this turn, seen through a little fog. */
export function* lookingAhead<S>(table: Table<S>, samples: number, noise: number, answers = false): Thinking {
  const { game, knowledge, utility, seat, known, rng } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng, answers);
  while (ahead.rounds < samples) {
    ahead.sample(table.guess());
    if (yield ahead.rounds / samples) break;
  }
  const means = Array.from(ahead.sums, (sum) => sum / ahead.rounds);
  const fog = noise * spread(means);
  const options = ahead.moves
    .map((move, i) => ({ seen: means[i] + fog * blur(rng), told: thought(table, move, means[i], ahead.rounds) }))
    .sort((a, b) => b.seen - a.seen)
    .map(({ told }) => told);
  return advice(table, options, ahead.rounds);
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** From −1 to 1, mostly small. */
function blur(rng: Rng): number {
  return (rng.below(1001) + rng.below(1001) + rng.below(1001)) / 1500 - 1;
}
