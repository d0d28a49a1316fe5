import { apply, type Event, type Game, isRefusal, judge, type Match, type Seat, type Setup } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { figureOf } from '../statistics/figure.ts';
import { possible } from './possible.ts';
import { RollOuts } from './roll-out.ts';
import { StaticValue } from './static-value.ts';

/** Runs that take some seconds of one idle core, whatever the game. */
export function usualRuns({ pace }: Pick<Knowledge, 'pace'>): number {
  return Math.round(Math.min(40, Math.max(8, 4 * pace)));
}

/** Which options of a decision are played on, and how often. */
export interface RollOutQuestion {
  /** Of the decision, among the events of the match. */
  readonly index: number;
  /** Beside what was played. */
  readonly options: readonly Event[];
  readonly runs: number;
  readonly seed?: string;
}

/** What came of one option for the seat that decides; each ± is a standard error. */
export interface RolledOption {
  readonly event: Event;
  /** In the match. */
  readonly isPlayed: boolean;
  readonly value: number;
  readonly error: number;
  /** What it is worth less than the best one: above 0, whichever score is best. */
  readonly behind: number;
  readonly behindError: number;
}

export interface RolledDecision {
  readonly index: number;
  readonly seat: Seat;
  readonly runs: number;
  /** Best first. */
  readonly options: readonly RolledOption[];
}

/**
 * Plays on from each option to the end of the match. All meet the same guesses and the same dice, so that differences are
 * sharper than values. Yields how far it is, 0 to 1.
 */
export function* rollOutDecision<S>(
  game: Game<S>,
  setup: Setup,
  match: Match,
  knowledge: Knowledge<S>,
  { index, options, runs, seed = 'roll-outs' }: RollOutQuestion,
): Generator<number, RolledDecision> {
  const s = stateAt(game, setup, match, index);
  const seat = game.next(s);
  if (typeof seat !== 'number') throw new Error(`event ${index} is no decision`);
  const played = moveOf(game, s, match.events[index]);
  const moves = [...new Set([...options.map((event) => moveOf(game, s, event)), played])];
  const value = new StaticValue(game, knowledge, setup.seats.length);
  const rollOuts = new RollOuts(game, knowledge, value, s, Number.POSITIVE_INFINITY);
  const found: number[][] = [];
  for (let run = 0; run < runs; run++) {
    found.push(rollOuts.run(s, seat, moves, `${seed} ${index} ${run}`).map((values) => values[seat]));
    yield (run + 1) / runs;
  }
  const sign = knowledge.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const ranked = rank(found, sign).map(({ at, ...figures }) => ({
    event: game.write(s, moves[at]),
    isPlayed: moves[at] === played,
    ...figures,
    value: possible(knowledge.unit, figures.value),
  }));
  return { index, seat, runs, options: ranked };
}

function stateAt<S>(game: Game<S>, setup: Setup, { events }: Match, index: number): S {
  const s = game.begin(setup);
  for (const [i, event] of events.slice(0, index).entries()) {
    const judged = judge(game, s, event);
    if (isRefusal(judged)) throw new Error(`event ${i} is refused: ${judged.clause}`);
    apply(game, s, judged);
  }
  return s;
}

function moveOf<S>(game: Game<S>, s: S, event: Event): number {
  const judged = judge(game, s, event);
  if (isRefusal(judged) || judged.move === null) throw new Error(`not a legal decision: ${JSON.stringify(event)}`);
  return judged.move;
}

/** By run and option; best first, each with its place among the options. */
function rank(found: readonly (readonly number[])[], sign: number) {
  const figures = found[0].map((_, at) => figureOf(found.map((row) => row[at])));
  const best = figures.reduce((top, { mean }, at) => (sign * (mean - figures[top].mean) > 0 ? at : top), 0);
  return figures
    .map(({ error, mean: value }, at) => {
      const behind = figureOf(found.map((row) => sign * (row[best] - row[at])));
      return { at, value, error, behind: behind.mean, behindError: behind.error };
    })
    .sort((a, b) => a.behind - b.behind);
}
