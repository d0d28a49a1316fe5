import { type Move, Sfc32 } from '@waybill/kernel';
import { confirm, type Demand } from './confirm.ts';
import { type Decision, type Found, gapOf, RIVALS } from './decision.ts';
import { EveryMove } from './every-move.ts';
import { foundByWeak, foundWithStrong, isAlwaysFoundBy } from './found-by-bots.ts';
import { PlayOuts } from './play-outs.ts';
import { type Split, split, type Worth } from './split.ts';

/** Moves that may all be right; with more, finding one is no feat. */
const MOST_RIGHT = 6;
/** With more legal moves than these, nearly always dominoes to build, many come to the same. */
const MOST_CHOICES = 120;
/** Guesses for three looks at every move, each longer, and for one at how well the others could be followed up. */
const LOOKS = [1, 3, 8];
const FOLLOWED_UP = 4;
/** Played on before anything dearer is done; some of them before the others. */
const FEW_RUNS = 12;
const FIRST_RUNS = 4;
/** A look sees no more than one turn ahead: what it has to see of the gap that playing on has to show. */
const SEEN = 0.5;

/**
 * In a game whose turns have many steps, which can often be made in any order: some moves, or one, that are as good as each other and
 * clearly better than every other legal one.
 */
export function* turnPuzzle<S>(at: Decision<S>, mostRuns: number): Generator<null, Found | null> {
  const { game, s, seat, knowledge, seed } = at;
  const { unit } = knowledge;
  const gap = gapOf(at, unit === 'win' ? [0, 1] : knowledge.range);
  const sign = unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const every = new EveryMove(game, knowledge, s, seat, new Sfc32(seed));
  const { moves } = every;
  if (moves.length > MOST_CHOICES) return null;
  let seen: Split | null = null;
  for (const samples of LOOKS) {
    const worths = every.finished(moves, samples).map((value) => sign * value);
    seen = split(moves, worths);
    if (!seen || seen.gap < SEEN * gap || seen.right.length > MOST_RIGHT) return null;
    yield null;
  }
  if (!seen) return null;
  const right = seen.right.map(({ move }) => move);
  const others = seen.others.map(({ move }) => move);
  // What the weakest always finds nearly always all find.
  if (isAlwaysFoundBy(at, right, 'easy')) return null;
  const weak = foundByWeak(at, right);
  if (weak === null) return null;
  yield null;
  const playOuts = new PlayOuts(game, knowledge, s, seat);
  const play = (played: readonly Move[], run: number) => playOuts.run(played, `${seed} ${run}`);
  if (!isAhead(play, right[0], others[0], sign, gap)) return null;
  yield null;
  const rivals = bestFollowed(every, others, right, sign).slice(0, RIVALS);
  if (seen.right.at(-1)!.worth - rivals[0].worth < SEEN * gap) return null;
  yield null;
  const bots = foundWithStrong(at, right, weak);
  if (!bots) return null;
  const claim = { right, rivals: rivals.map(({ move }) => move) };
  const proof = yield* confirm(at, claim, { gap, mostRuns, play });
  return proof && { unit, exact: false, ...proof, ...bots };
}

/** Whether playing on a few times gives hope, and comes to an end soon enough. */
function isAhead(play: Demand['play'], best: Move, other: Move, sign: number, gap: number): boolean {
  let lead = 0;
  for (let run = 0; run < FEW_RUNS; run++) {
    const [mine, theirs] = play([best, other], run);
    lead += sign * (mine - theirs);
    if (Number.isNaN(lead) || (run >= FIRST_RUNS - 1 && lead < 0)) return false;
  }
  return lead >= SEEN * gap * FEW_RUNS;
}

/** Of all others those that could be followed up best, first. */
function bestFollowed<S>(every: EveryMove<S>, others: readonly Move[], right: readonly Move[], sign: number): Worth[] {
  const followed = every.wellFinished(others, FOLLOWED_UP, right);
  return others.map((move, i) => ({ move, worth: sign * followed[i] })).sort((a, b) => b.worth - a.worth);
}
