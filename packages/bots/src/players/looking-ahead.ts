import type { Rng } from '@waybill/kernel';
import type { Thinking } from '../advice.ts';
import type { Style } from '../levels.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { advice, type SeatContext, thought } from './seat-context.ts';

type LookingAhead = Omit<Extract<Style, { kind: 'look-ahead' }>, 'kind'>;

/** The move that looks best at the end of this turn, seen through a little fog. */
export function* lookingAhead<S>(
  table: SeatContext<S>,
  { answers, halvings = 0, noise, samples }: LookingAhead,
): Thinking {
  const { game, knowledge, utility, seat, known, rng } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng, answers);
  const looks = samples * (2 ** (halvings + 1) - 1);
  let next = samples;
  while (ahead.rounds < looks) {
    ahead.sample(table.guess());
    if (yield ahead.rounds / looks) break;
    if (ahead.rounds < next) continue;
    if (!ahead.narrow()) break;
    next = 2 * next + samples;
  }
  const means = Array.from(ahead.sums, (_, i) => ahead.mean(i));
  const fog = noise * spread(means);
  const options = ahead.moves
    .map((move, i) => ({ seen: means[i] + fog * blur(rng), told: thought(table, move, means[i], ahead.looks[i]) }))
    .sort((a, b) => b.told.visits - a.told.visits || b.seen - a.seen)
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
