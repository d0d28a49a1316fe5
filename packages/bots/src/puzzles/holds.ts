import { type Game, isRefusal, judge, type Match, replay, setupOf } from '@waybill/kernel';
import { RollOuts } from '../analysis/roll-out.ts';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Level } from '../levels.ts';
import { figureOf } from '../statistics/figure.ts';
import { choose } from '../think.ts';
import { type Puzzle, rightOf, rivalsOf } from './puzzle.ts';

/** How far the right move of a puzzle that is least ahead is ahead of its nearest rival when better players play on; ± is a standard error. */
export interface Held {
  readonly lead: number;
  readonly error: number;
}

export interface Check {
  readonly level: Level;
  readonly runs: number;
  readonly seed: string;
}

/** Plays the options of a puzzle on to the end by bots of this level, with dice that it was not found by. Yields after each run. */
export function* holds<S>(
  game: Game<S>,
  match: Match,
  puzzle: Puzzle,
  knowledge: Knowledge<S>,
  { level, runs, seed }: Check,
): Generator<number, Held> {
  const { index, options, right = 1, seat } = puzzle;
  const { play } = replay(game, setupOf(game as Game, match), match, index);
  const s = play.state;
  const moves = options.map(({ event }) => {
    const judged = judge(game, s, event);
    if (isRefusal(judged) || judged.move === null) throw new Error(`not a legal decision: ${JSON.stringify(event)}`);
    return judged.move;
  });
  const value = new StaticValue(game, knowledge, match.seats.length);
  const rollOuts = new RollOuts(game, knowledge, value, s, Number.POSITIVE_INFINITY, (at, mover, dice) =>
    choose(game, at, mover, knowledge, { level, seed: dice }),
  );
  const sign = knowledge.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const found: number[][] = [];
  for (let run = 0; run < runs; run++) {
    found.push(rollOuts.run(s, seat, moves, `${seed} ${index} ${run}`).map((values) => values[seat]));
    yield (run + 1) / runs;
  }
  const leads = rightOf(puzzle).flatMap((_, one) =>
    rivalsOf(puzzle).map((_rival, other) => figureOf(found.map((row) => sign * (row[one] - row[right + other])))),
  );
  const { mean, error } = leads.reduce((least, one) => (one.mean < least.mean ? one : least));
  return { lead: mean, error };
}
