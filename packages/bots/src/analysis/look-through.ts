import type { Move } from '@waybill/kernel';
import type { SeatContext } from '../players/seat-context.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { figureOf } from '../statistics/figure.ts';

/** What looks through the turn found of a move, in the words of `Advice`. */
export interface Looked {
  readonly move: Move;
  readonly value: number;
  /** The standard error of its difference to the best. */
  readonly error: number;
}

/** Where there is nothing to choose, to know what the position is worth. */
const FEWEST = 2;

/** Looks at every candidate and the chosen move, all with the same guesses and the same luck; best first. */
export function lookThrough<S>(table: SeatContext<S>, chosen: Move, looks: number): Looked[] {
  const { game, known, knowledge, rng, seat, utility } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng, false, chosen);
  const { moves } = ahead;
  const rows: number[][] = [];
  for (let look = 0; look < (moves.length > 1 ? looks : FEWEST); look++) {
    const before = ahead.sums.slice();
    ahead.sample(table.guess());
    rows.push(Array.from(ahead.sums, (sum, i) => utility.speak(sum - before[i])));
  }
  const means = moves.map((_, i) => figureOf(rows.map((row) => row[i])).mean);
  const best = means.indexOf(Math.max(...means));
  return moves
    .map((move, i) => ({
      move,
      value: means[i],
      error: figureOf(rows.map((row) => row[best] - row[i])).error,
    }))
    .sort((a, b) => b.value - a.value);
}
