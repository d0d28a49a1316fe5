import type { Game, Move, Seat } from '@waybill/kernel';
import { possible } from '../analysis/possible.ts';
import { RollOuts } from '../analysis/roll-out.ts';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { figureOf } from '../statistics/figure.ts';
import type { PuzzleOption } from './puzzle.ts';

/** Runs between two looks at what came of them. */
const BATCH = 16;
const FEWEST = 32;
/** Standard errors that the best must be ahead of every other. */
export const CLEAR = 4;

export interface Proof {
  /** In the order of the moves. */
  readonly options: readonly PuzzleOption[];
  /** Of the best and its nearest rivals; those that were soon far behind had fewer. */
  readonly runs: number;
}

export interface Demand {
  /** The least that the best must be ahead. */
  readonly gap: number;
  readonly mostRuns: number;
  readonly seed: string;
}

/** What came of a rival in each run: its own value, and how far the best was ahead of it. */
interface Rival {
  readonly move: Move;
  readonly values: number[];
  readonly leads: number[];
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
  [best, ...others]: readonly Move[],
  { gap, mostRuns, seed }: Demand,
): Generator<null, Proof | null> {
  const value = new StaticValue(game, knowledge, game.score(s).length);
  const rollOuts = new RollOuts(game, knowledge, value, s, Number.POSITIVE_INFINITY);
  const sign = knowledge.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const own: number[] = [];
  const rivals = others.map((move): Rival => ({ move, values: [], leads: [] }));
  for (let open = rivals; own.length < mostRuns; ) {
    for (let n = 0; n < BATCH; n++) {
      const moves = [best, ...open.map(({ move }) => move)];
      const [mine, ...theirs] = rollOuts.run(s, seat, moves, `${seed} ${own.length}`).map((values) => values[seat]);
      own.push(mine);
      for (const [i, { leads, values }] of open.entries()) {
        values.push(theirs[i]);
        leads.push(sign * (mine - theirs[i]));
      }
      yield null;
    }
    // Hopeless: the truth is hardly ever three errors away, and an error shrinks by the root of the runs.
    const shrunk = CLEAR * Math.sqrt(own.length / mostRuns);
    const isHopeless = ({ leads }: Rival) => {
      const { error, mean } = figureOf(leads);
      return mean + 3 * error < gap || mean + error < shrunk * error;
    };
    if (open.some(isHopeless)) return null;
    if (own.length < FEWEST) continue;
    open = open.filter(({ leads }) => !isClear(leads, gap));
    if (open.length > 0) continue;
    const first = {
      event: game.write(s, best),
      value: possible(knowledge.unit, figureOf(own).mean),
      behind: 0,
      error: 0,
    };
    return { options: [first, ...rivals.map((rival) => optionOf(game, s, knowledge, rival))], runs: own.length };
  }
  return null;
}

function isClear(leads: readonly number[], gap: number): boolean {
  const { error, mean } = figureOf(leads);
  return mean >= gap && mean >= CLEAR * error;
}

function optionOf<S>(game: Game<S>, s: S, { unit }: Knowledge<S>, { move, values, leads }: Rival): PuzzleOption {
  const { error, mean: behind } = figureOf(leads);
  return { event: game.write(s, move), value: possible(unit, figureOf(values).mean), behind, error };
}
