import type { Game, Move, Seat } from '@waybill/kernel';
import { possible } from '../analysis/possible.ts';
import { RollOuts } from '../analysis/roll-out.ts';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { figureOf } from '../statistics/figure.ts';
import type { PuzzleOption } from './puzzle.ts';

/** Runs of all options between two looks at what came of them. */
const BATCH = 16;
const FEWEST = 32;
/** Standard errors that the best must be ahead of every other. */
export const CLEAR = 5;

export interface Proof {
  /** In the order of the moves. */
  readonly options: readonly PuzzleOption[];
  readonly runs: number;
}

export interface Demand {
  /** The least that the best must be ahead. */
  readonly gap: number;
  readonly mostRuns: number;
  readonly seed: string;
}

/**
 * Plays on to the end from the first of these moves and its rivals, all with the same guesses and dice, until the first is clearly ahead
 * of each; null where it is not, or not by so much. Yields now and then.
 */
export function* confirm<S>(
  game: Game<S>,
  s: S,
  seat: Seat,
  knowledge: Knowledge<S>,
  moves: readonly Move[],
  { gap, mostRuns, seed }: Demand,
): Generator<null, Proof | null> {
  const value = new StaticValue(game, knowledge, game.score(s).length);
  const rollOuts = new RollOuts(game, knowledge, value, s, Number.POSITIVE_INFINITY);
  const sign = knowledge.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const found: number[][] = [];
  while (found.length < mostRuns) {
    for (let n = 0; n < BATCH; n++) {
      found.push(rollOuts.run(s, seat, moves, `${seed} ${found.length}`).map((values) => values[seat]));
      yield null;
    }
    const behind = moves.map((_, at) => figureOf(found.map((row) => sign * (row[0] - row[at]))));
    const rivals = behind.slice(1);
    // Hopeless: the truth is hardly ever three errors away, and an error shrinks by the root of the runs.
    const shrunk = CLEAR * Math.sqrt(found.length / mostRuns);
    if (rivals.some(({ mean, error }) => mean + 3 * error < gap || mean + error < shrunk * error)) return null;
    if (found.length < FEWEST) continue;
    if (rivals.every(({ mean, error }) => mean >= gap && mean >= CLEAR * error)) {
      const options = moves.map((move, at) => ({
        event: game.write(s, move),
        value: possible(knowledge.unit, figureOf(found.map((row) => row[at])).mean),
        behind: behind[at].mean,
        error: behind[at].error,
      }));
      return { options, runs: found.length };
    }
  }
  return null;
}
