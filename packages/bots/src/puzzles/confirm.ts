import type { Move } from '@waybill/kernel';
import { possible } from '../analysis/possible.ts';
import { type Figure, figureOf } from '../statistics/figure.ts';
import type { Decision } from './decision.ts';
import type { Puzzle, PuzzleOption } from './puzzle.ts';
import { AS_GOOD } from './split.ts';

/** Runs between two looks at what came of them. */
const BATCH = 16;
const FEWEST = 32;
/** Standard errors that the best must be ahead of every other. */
export const CLEAR = 4;

/** `runs` are of the best and its nearest rivals; those that were soon far behind had fewer. */
export type Proof = Pick<Puzzle, 'options' | 'right' | 'runs'>;

export interface Claim {
  /** One move, or several that are as good as each other. */
  readonly right: readonly Move[];
  readonly rivals: readonly Move[];
}

export interface Demand {
  /** The least that each of the right ones must be ahead. */
  readonly gap: number;
  readonly mostRuns: number;
  /** Plays on from these moves to the end, all with the guess and dice of this run: what came of each for the seat, if that was to be seen. */
  readonly play: (moves: readonly Move[], run: number) => number[];
}

/** What came of a move in each run. */
interface Played {
  readonly move: Move;
  readonly values: number[];
}

/**
 * Plays on to the end from the right moves and their rivals, all with the same guesses and dice, until each of the right ones is
 * clearly ahead of each rival; null where one is not, or not by so much. Yields now and then.
 */
export function* confirm<S>(
  at: Pick<Decision<S>, 'game' | 's' | 'knowledge'>,
  claim: Claim,
  { gap, mostRuns, play }: Demand,
): Generator<null, Proof | null> {
  const { game, knowledge } = at;
  const sign = knowledge.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const [right, rivals] = [claim.right, claim.rivals].map((moves) =>
    moves.map((move): Played => ({ move, values: [] })),
  );
  const behind = (one: Played, other: Played): Figure =>
    figureOf(one.values.map((value, run) => sign * (other.values[run] - value)));
  let open = rivals;
  for (let runs = 0; runs < mostRuns; ) {
    for (let n = 0; n < BATCH; n++, runs++) {
      const played = [...right, ...open];
      const values = play(
        played.map(({ move }) => move),
        runs,
      );
      for (const [i, one] of played.entries()) one.values.push(values[i]);
      yield null;
    }
    // Hopeless: the truth is hardly ever three errors away, and an error shrinks by the root of the runs.
    const shrunk = CLEAR * Math.sqrt(runs / mostRuns);
    const isHopeless = ({ error, mean }: Figure) =>
      Number.isNaN(mean) || mean + 3 * error < gap || mean + error < shrunk * error;
    if (open.some((rival) => right.some((one) => isHopeless(behind(rival, one))))) return null;
    if (runs < FEWEST) continue;
    open = open.filter((rival) => !right.every((one) => isClear(behind(rival, one), gap)));
    if (open.length === 0) return concluded(at, right, rivals, runs, behind);
  }
  return null;
}

function isClear({ error, mean }: Figure, gap: number): boolean {
  return mean >= gap && mean >= CLEAR * error;
}

/** Null where one of the right ones was shown to be worse than another. */
function concluded<S>(
  { game, s, knowledge }: Pick<Decision<S>, 'game' | 's' | 'knowledge'>,
  right: readonly Played[],
  rivals: readonly Played[],
  runs: number,
  behind: (one: Played, other: Played) => Figure,
): Proof | null {
  const option = ({ move, values }: Played, { mean, error }: Figure): PuzzleOption => ({
    event: game.write(s, move),
    value: possible(knowledge.unit, figureOf(values).mean),
    behind: mean,
    error,
  });
  const best = right.reduce((first, one) => (behind(one, first).mean < 0 ? one : first));
  const good = right.map((one) => option(one, behind(one, best))).sort(byBehind);
  const worst = good.at(-1)!;
  const others = rivals.map((rival) => option(rival, leastBehind(rival, right, behind))).sort(byBehind);
  if (worst.behind - 2 * worst.error > AS_GOOD * others[0].behind) return null;
  return { options: [...good, ...others], ...(right.length > 1 && { right: right.length }), runs };
}

/** How far a rival is behind the right one that is least ahead of it. */
function leastBehind(rival: Played, right: readonly Played[], behind: (one: Played, other: Played) => Figure): Figure {
  return right.map((one) => behind(rival, one)).reduce((least, one) => (one.mean < least.mean ? one : least));
}

const byBehind = (a: PuzzleOption, b: PuzzleOption) => a.behind - b.behind;
