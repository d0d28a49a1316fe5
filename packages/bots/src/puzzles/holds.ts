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
  /** Stops early where the right move is soon behind, or clearly ahead. */
  readonly hasty?: true;
}

/** Runs after which a hasty check looks at what has come, again and again. */
const GLANCE = 8;
/** Standard errors that end a hasty check: more than are asked for in the end. */
const PLAIN = 4;

/** Are better players sure that what is called right is? */
export const isBorneOut = ({ lead, error }: Held): boolean => lead > 2 * error;

/** Plays the options of a puzzle on to the end by bots of this level, with dice that it was not found by. Yields after each run. */
export function* holds<S>(
  game: Game<S>,
  match: Match,
  puzzle: Puzzle,
  knowledge: Knowledge<S>,
  { level, runs, seed, hasty }: Check,
): Generator<number, Held> {
  const { index, options, seat } = puzzle;
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
  for (let run = 1; run <= runs; run++) {
    found.push(rollOuts.run(s, seat, moves, `${seed} ${index} ${run - 1}`).map((values) => values[seat]));
    yield run / runs;
    if (!hasty || run % GLANCE !== 0) continue;
    const { lead, error } = leastLead(puzzle, found, sign);
    if (lead <= 0 || lead > PLAIN * error) break;
  }
  return leastLead(puzzle, found, sign);
}

function leastLead(puzzle: Puzzle, found: readonly (readonly number[])[], sign: number): Held {
  const { right = 1 } = puzzle;
  const leads = rightOf(puzzle).flatMap((_, one) =>
    rivalsOf(puzzle).map((_rival, other) => figureOf(found.map((row) => sign * (row[one] - row[right + other])))),
  );
  const { mean, error } = leads.reduce((least, one) => (one.mean < least.mean ? one : least));
  return { lead: mean, error };
}
