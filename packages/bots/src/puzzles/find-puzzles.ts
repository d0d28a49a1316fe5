import {
  apply,
  type Event,
  type Game,
  judge as gate,
  isRefusal,
  type Match,
  MoveList,
  type Seat,
  type Setup,
} from '@waybill/kernel';
import type { ThinkOptions, Thought } from '../advice.ts';
import { USUAL } from '../analysis/grades.ts';
import type { Judge } from '../analysis/judge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { styleOf } from '../levels.ts';
import { think } from '../think.ts';
import { confirm } from './confirm.ts';
import { foundByBots } from './found-by-bots.ts';
import type { Puzzle } from './puzzle.ts';

/** Fewer legal moves than these are no puzzle. */
const CHOICES = 3;
/** Of one match, and events between two of them: puzzles should not look alike. */
const MOST = 4;
const APART = 6;
/** Milliseconds' worth of search for a first look at a decision. */
const FIRST_LOOK = 4;
/** Of an expert's own search, for a second look. */
const SECOND_LOOK = 0.2;
/** Rivals that are played on beside the best. */
const RIVALS = 3;

export interface FindPuzzles<S> {
  /** Somebody who knows the truth. */
  readonly judge: Judge<S> | null;
  readonly mostRuns: number;
  readonly seed: string;
}

/**
 * The puzzles in a match, whose events must be legal. It is gone through from its end: what comes late is decided more clearly, and
 * playing on from there takes less time. Yields now and then.
 */
export function* findPuzzles<S>(
  game: Game<S>,
  setup: Setup,
  match: Match,
  knowledge: Knowledge<S>,
  { judge, mostRuns, seed }: FindPuzzles<S>,
): Generator<null, Puzzle[]> {
  const found: Puzzle[] = [];
  for (const { event, index, s, seat } of choicesIn(game, setup, match).toReversed()) {
    if (found.length === MOST) break;
    if (found.some((other) => other.index - index < APART)) continue;
    const at = { game, s, seat, knowledge, seed: `${seed} ${index}` };
    const puzzle = judge ? yield* exactPuzzle(at, judge, event, index) : yield* likelyPuzzle(at, mostRuns);
    if (puzzle) found.unshift({ index, seat, ...puzzle });
    yield null;
  }
  return found;
}

interface Choice<S> {
  readonly index: number;
  readonly seat: Seat;
  readonly s: S;
  /** What was decided. */
  readonly event: Event;
}

/** The decisions of a match with enough to choose from, in their order. */
function choicesIn<S>(game: Game<S>, setup: Setup, { events }: Match): Choice<S>[] {
  const s = game.begin(setup);
  const moves = new MoveList();
  const choices: Choice<S>[] = [];
  for (const [index, event] of events.entries()) {
    const seat = game.next(s);
    moves.clear();
    if (typeof seat === 'number') game.moves(s, moves);
    if (typeof seat === 'number' && moves.size >= CHOICES) choices.push({ index, seat, s: game.clone(s), event });
    const judged = gate(game, s, event);
    if (isRefusal(judged)) throw new Error(`event ${index} is refused: ${judged.clause}`);
    apply(game, s, judged);
  }
  return choices;
}

interface Decision<S> {
  readonly game: Game<S>;
  readonly s: S;
  readonly seat: Seat;
  readonly knowledge: Knowledge<S>;
  readonly seed: string;
}

type Found = Omit<Puzzle, 'index' | 'seat'>;

/** Where the truth is known. */
function* exactPuzzle<S>(at: Decision<S>, judge: Judge<S>, event: Event, index: number): Generator<null, Found | null> {
  const { game, s, seat } = at;
  const { options: weighed } = yield* quietly(judge.weigh(s, seat, event, index));
  const [best] = weighed;
  const options = weighed.slice(0, 1 + RIVALS).map(({ event: option, values }) => ({
    event: option,
    value: values[seat],
    behind: Math.abs(best.values[seat] - values[seat]),
    error: 0,
  }));
  if (options[1].behind < gapOf(at, judge.range)) return null;
  const judged = gate(game, s, best.event);
  if (isRefusal(judged) || judged.move === null) return null;
  const bots = foundByBots(game, s, seat, at.knowledge, judged.move, at.seed);
  if (!bots) return null;
  return { unit: judge.unit, exact: true, options, runs: 0, ...bots };
}

/** Where a short and a long search must agree with what comes of playing on to the end. */
function* likelyPuzzle<S>(at: Decision<S>, mostRuns: number): Generator<null, Found | null> {
  const { game, s, seat, knowledge, seed } = at;
  const { unit } = knowledge;
  const gap = gapOf(at, unit === 'win' ? [0, 1] : knowledge.range);
  const look = (more: Omit<ThinkOptions, 'seed'>) =>
    quietly(think(game, s, seat, knowledge, { ...more, clear: true, seed }));
  const first = (yield* look(firstLook(knowledge))).options;
  if (aheadOf(game, unit, first) < gap) return null;
  const [{ move }] = first;
  const bots = foundByBots(game, s, seat, knowledge, move, seed);
  if (!bots) return null;
  const expert = styleOf('expert', knowledge.ladder);
  const longer: Omit<ThinkOptions, 'seed'>[] = [{ level: 'expert' }];
  if (expert.kind === 'search')
    longer.unshift({ level: 'expert', iterations: Math.ceil(SECOND_LOOK * expert.iterations) });
  const seen = [...first];
  for (const more of longer) {
    const { options } = yield* look(more);
    if (options[0].move !== move || aheadOf(game, unit, options) < gap) return null;
    seen.unshift(...options);
  }
  const rivals = [...new Set(seen.map((option) => option.move))].slice(1, 1 + RIVALS);
  if (rivals.length === 0) return null;
  const proof = yield* confirm(game, s, seat, knowledge, [move, ...rivals], { gap, mostRuns, seed });
  if (!proof) return null;
  const options = proof.options.toSorted((a, b) => a.behind - b.behind);
  return { unit, exact: false, options, runs: proof.runs, ...bots };
}

function firstLook<S>({ ladder, pace }: Knowledge<S>): Omit<ThinkOptions, 'seed'> {
  const isSearch = styleOf('expert', ladder).kind === 'search';
  return isSearch ? { level: 'expert', iterations: Math.ceil(FIRST_LOOK * pace) } : { level: 'hard' };
}

/** What the best has to be ahead by. */
function gapOf<S>({ knowledge }: Decision<S>, [worst, best]: readonly [number, number]): number {
  const { bad, puzzle = bad } = knowledge.grades ?? USUAL[knowledge.unit];
  return puzzle * Math.abs(best - worst);
}

/** How far a search sees its first move ahead of all others that it looked at. */
function aheadOf<S>(game: Game<S>, unit: 'score' | 'win', [best, ...others]: readonly Thought[]): number {
  const sign = unit === 'score' && game.best === 'lowest' ? -1 : 1;
  return Math.min(...others.map(({ value }) => sign * (best.value - value)));
}

/** Drives a thought, whose progress nobody watches. */
function* quietly<T>(work: Generator<number, T, boolean | undefined>): Generator<null, T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    yield null;
  }
}
