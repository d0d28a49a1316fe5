import type { Game, Match, Seat, Setup } from '@waybill/kernel';
import type { Grades, Knowledge } from '../knowledge/knowledge.ts';
import type { Analysis, DecisionAnalysis } from './analysis.ts';
import { classOf, ratingOf, USUAL } from './grades.ts';
import type { Judge, Weighed } from './judge.ts';
import { type Entry, keepLedger } from './ledger.ts';
import { possible } from './possible.ts';
import { SearchJudge, type Thoroughness } from './search-judge.ts';
import { uncertainty } from './uncertainty.ts';
import { type Step, type Walked, walk } from './walk.ts';

export interface AnalyseOptions<S> extends Thoroughness {
  readonly seed?: string;
  /** Somebody who knows the truth, instead of a search. */
  readonly judge?: Judge<S>;
}

const SHOWN = 5;
/** What a judge draws from unless told. */
export const SEED = 'analysis';

/** What each decision cost, and what was luck. The match may be unfinished; its events must be legal. */
export function* analyse<S>(
  game: Game<S>,
  setup: Setup,
  match: Match,
  knowledge: Knowledge<S>,
  options: AnalyseOptions<S> = {},
): Generator<number, Analysis> {
  const { judge, seed = SEED, ...thoroughness } = options;
  const seats = setup.seats.length;
  const by = judge ?? new SearchJudge(game, knowledge, seats, { level: 'expert', ...thoroughness }, seed);
  const walked = yield* walk(game, setup, match, by);
  return report(game, by, walked, seats, knowledge.grades ?? USUAL[by.unit]);
}

function report<S>(
  game: Game<S>,
  by: Judge<S>,
  { steps, end, outlook }: Walked<S>,
  seats: number,
  grades: Grades,
): Analysis {
  const sign = by.unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const final = resultOf(game, by, end, seats) ?? outlook ?? lastOf(steps, by, seats);
  const { entries, values } = keepLedger(steps, final, sign);
  const total = (part: keyof Entry) =>
    perSeat(seats, (seat) => entries.reduce((sum, entry) => sum + entry[part][seat], 0));
  const luckTotal = total('luck');
  const decisions = steps.flatMap((step, i) => decisionOf(step, entries[i], spanOf(by), grades));
  return {
    unit: by.unit,
    best: game.best,
    exact: by.exact,
    finished: game.next(end) === 'over',
    start: values[0],
    final,
    luckTotal,
    errorTotal: total('error'),
    giftTotal: total('gift'),
    driftTotal: total('drift'),
    adjusted: final.map((value, seat) => possible(by.unit, value - sign * luckTotal[seat])),
    adjustedError: perSeat(seats, (seat) =>
      uncertainty(
        entries.map(({ drift }) => drift[seat]),
        steps.map(({ fortune }) => fortune?.variance[seat] ?? 0),
      ),
    ),
    decisions,
    chances: steps.flatMap(({ index, event }, i) => (event.by === 'chance' ? [{ index, luck: entries[i].luck }] : [])),
    graph: perSeat(seats, (seat) => values.map((value) => value[seat])),
    rating: perSeat(seats, (seat) => ratingOf(grades, lossesOf(decisions, seat, spanOf(by)))),
  };
}

function perSeat<T>(seats: number, of: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => of(seat));
}

function spanOf({ range: [worst, best] }: Pick<Judge<unknown>, 'range'>): number {
  return Math.abs(best - worst);
}

/** How it ended; null for an unfinished match. */
function resultOf<S>(game: Game<S>, { unit }: Judge<S>, end: S, seats: number): readonly number[] | null {
  const result = game.result(end);
  if (!result || unit === 'score') return result && result.scores;
  return perSeat(seats, (seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
}

/** What the last decision was worth. */
function lastOf(steps: readonly Step[], { unit }: Pick<Judge<unknown>, 'unit'>, seats: number): readonly number[] {
  const last = steps.findLast(({ opinion }) => opinion !== null)?.opinion;
  return last?.chosen.values ?? perSeat(seats, () => (unit === 'win' ? 1 / seats : 0));
}

function decisionOf(
  { index, event, opinion }: Step,
  { error }: Entry,
  span: number,
  grades: Grades,
): DecisionAnalysis[] {
  if (!opinion || event.by === 'chance') return [];
  const seat = event.by;
  const loss = Math.max(0, error[seat]);
  const { error: lossError = 0 } = opinion.chosen;
  const sure = Math.max(0, loss - lossError);
  const told = ({ event: option, values, error: doubt }: Weighed) => ({
    event: option,
    value: values[seat],
    ...(doubt !== undefined && { error: doubt }),
  });
  return [
    {
      index,
      seat,
      event,
      value: opinion.chosen.values[seat],
      loss,
      ...(lossError > 0 && { error: lossError }),
      sure,
      class: classOf(grades, sure / span),
      best: told(opinion.options[0]),
      options: opinion.options.slice(0, SHOWN).map(told),
      choices: opinion.choices,
    },
  ];
}

function lossesOf(decisions: readonly DecisionAnalysis[], seat: Seat, span: number): number[] {
  return decisions.filter((one) => one.seat === seat && one.choices > 1).map(({ sure }) => sure / span);
}
