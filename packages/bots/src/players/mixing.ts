import type { Rng } from '@waybill/kernel';
import type { Thinking } from '../advice.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { uniform } from '../values/first-weights.ts';
import { advice, type SeatContext, thought } from './seat-context.ts';

/** Guesses of what the others have chosen. */
const LOOKS = 16;

/** A move that others can't foresee: what looks worse than the best by `little` is drawn 2.7 times less often. */
export function* mixing<S>(table: SeatContext<S>, little: number): Thinking {
  const { game, knowledge, utility, seat, known, rng } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng);
  while (ahead.rounds < LOOKS) {
    ahead.sample(table.guess());
    if (yield ahead.rounds / LOOKS) break;
  }
  const options = ahead.moves
    .map((move, i) => ({
      seen: ahead.mean(i) + little * gumbel(rng),
      told: thought(table, move, ahead.mean(i), ahead.looks[i]),
    }))
    .sort((a, b) => b.seen - a.seen)
    .map(({ told }) => told);
  return advice(table, options, ahead.rounds);
}

/** The highest of several sums with it is as likely each as their weights are large (Gumbel). */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(uniform(rng) + 2 ** -25));
}
