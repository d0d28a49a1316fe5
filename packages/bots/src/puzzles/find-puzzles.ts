import {
  apply,
  type Event,
  type Game,
  judge as gate,
  isRefusal,
  type Match,
  type Move,
  MoveList,
  type Seat,
  type Setup,
} from '@waybill/kernel';
import type { ThinkOptions, Thought } from '../advice.ts';
import type { Judge } from '../analysis/judge.ts';
import { RollOuts } from '../analysis/roll-out.ts';
import { StaticValue } from '../analysis/static-value.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { styleOf } from '../levels.ts';
import { think } from '../think.ts';
import { confirm } from './confirm.ts';
import { type Decision, type Found, gapOf, RIVALS } from './decision.ts';
import { foundByBots } from './found-by-bots.ts';
import type { Puzzle } from './puzzle.ts';
import { turnPuzzle } from './turn-puzzle.ts';

/** Fewer legal moves than these are no puzzle. */
const CHOICES = 3;
/** Of one match, and events between two of them: puzzles should not look alike. */
const MOST = 4;
const APART = 6;
/** Milliseconds' worth of search for a first look at a decision. */
const FIRST_LOOK = 4;
/** Of an expert's own search, for a second look. */
const SECOND_LOOK = 0.2;
/** Where turns have many steps only so many events before the end are looked at, and no more than so many before somebody scored. */
const LATE = 160;
const SOON = 30;

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
  const hasTurns = knowledge.horizon !== undefined;
  const choices = choicesIn(game, setup, match);
  for (const { event, index, s, seat } of (hasTurns ? choices.filter(isNearScore) : choices).toReversed()) {
    if (found.length === MOST) break;
    if (found.some((other) => other.index - index < APART)) continue;
    const at = { game, s, seat, knowledge, seed: `${seed} ${index}` };
    const puzzle = judge
      ? yield* exactPuzzle(at, judge, event, index)
      : yield* hasTurns ? turnPuzzle(at, mostRuns) : likelyPuzzle(at, mostRuns);
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
  /** Events from here to the end of the match, and to the next point that anybody scored. */
  readonly left: number;
  readonly toScore: number;
}

function isNearScore<S>({ left, toScore }: Choice<S>): boolean {
  return left <= LATE && toScore <= SOON;
}

/** The decisions of a match with enough to choose from, in their order. */
function choicesIn<S>(game: Game<S>, setup: Setup, { events }: Match): Choice<S>[] {
  const s = game.begin(setup);
  const moves = new MoveList();
  const choices: Omit<Choice<S>, 'left' | 'toScore'>[] = [];
  const scored: number[] = [];
  for (const [index, event] of events.entries()) {
    const seat = game.next(s);
    moves.clear();
    if (typeof seat === 'number') game.moves(s, moves);
    if (typeof seat === 'number' && moves.size >= CHOICES) choices.push({ index, seat, s: game.clone(s), event });
    const judged = gate(game, s, event);
    if (isRefusal(judged)) throw new Error(`event ${index} is refused: ${judged.clause}`);
    const before = game.score(s).join();
    apply(game, s, judged);
    if (game.score(s).join() !== before) scored.push(index);
  }
  return choices.map((choice) => ({
    ...choice,
    left: events.length - choice.index,
    toScore: (scored.find((at) => at >= choice.index) ?? Number.POSITIVE_INFINITY) - choice.index,
  }));
}

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
  const bots = foundByBots(at, [judged.move]);
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
  const bots = foundByBots(at, [move]);
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
  const value = new StaticValue(game, knowledge, game.score(s).length);
  const rollOuts = new RollOuts(game, knowledge, value, s, Number.POSITIVE_INFINITY);
  const play = (moves: readonly Move[], run: number) =>
    rollOuts.run(s, seat, moves, `${seed} ${run}`).map((values) => values[seat]);
  const proof = yield* confirm(at, { right: [move], rivals }, { gap, mostRuns, play });
  return proof && { unit, exact: false, ...proof, ...bots };
}

function firstLook<S>({ ladder, pace }: Knowledge<S>): Omit<ThinkOptions, 'seed'> {
  const isSearch = styleOf('expert', ladder).kind === 'search';
  return isSearch ? { level: 'expert', iterations: Math.ceil(FIRST_LOOK * pace) } : { level: 'hard' };
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
