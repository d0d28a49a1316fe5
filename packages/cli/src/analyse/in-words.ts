import { basename } from 'node:path';
import {
  type Analysis,
  type DecisionAnalysis,
  knowsWithoutLuck,
  type RolledDecision,
  type RolledOption,
} from '@waybill/bots/analysis';
import { apply, type Event, isRefusal, judge, speak } from '@waybill/kernel';
import type { Opened } from '../open.ts';
import { oneLine, signed } from '../text.ts';

/** A decision in words. */
export interface DecisionInWords extends DecisionAnalysis {
  readonly words: string;
  /** What would have been best; empty where it was. */
  readonly better: string;
  /** What came of playing on from its options, best first, where somebody asked. */
  readonly rolled: readonly RolledInWords[];
}

export interface RolledInWords extends RolledOption {
  readonly words: string;
}

/** An analysis with all that its readers need. */
export interface AnalysisInWords {
  readonly title: string;
  readonly seats: readonly string[];
  readonly analysis: Analysis;
  readonly decisions: readonly DecisionInWords[];
  /** By event. */
  readonly words: readonly string[];
}

export function inWords(
  { game, setup, match, name }: Opened,
  analysis: Analysis,
  rolled: readonly RolledDecision[] = [],
): AnalysisInWords {
  const s = game.begin(setup);
  const say = (event: Event) => oneLine(speak(game.words, game.say(s, event), setup.seats));
  const decided = new Map(analysis.decisions.map((decision) => [decision.index, decision]));
  const decisions: DecisionInWords[] = [];
  const words = match.events.map((event, index) => {
    const told = say(event);
    const decision = decided.get(index);
    if (decision) {
      const options = rolled.find((one) => one.index === index)?.options ?? [];
      decisions.push({
        ...decision,
        words: told,
        better: decision.loss > 0 ? say(decision.best.event) : '',
        rolled: options.map((option) => ({ ...option, words: say(option.event) })),
      });
    }
    const judged = judge(game, s, event);
    if (!isRefusal(judged)) apply(game, s, judged);
    return told;
  });
  return { title: `${game.title}: ${oneLine(basename(name), 80)}`, seats: setup.seats, analysis, decisions, words };
}

/** The decisions that cost something, the dearest first. */
export function costly<D extends DecisionAnalysis>(decisions: readonly D[]): D[] {
  return decisions.filter((one) => one.class !== null).sort((a, b) => b.loss - a.loss);
}

/** What a decision cost, with its standard error where there is one. */
export function cost(analysis: Analysis, { error, loss }: DecisionAnalysis): string {
  return `−${amount(analysis, loss)}${error === undefined ? '' : ` ± ${amount(analysis, error)}`}`;
}

/** A value or a difference of values, as people read it. */
export function amount({ unit }: Analysis, value: number, isSigned = false): string {
  const [number, digits, end] = unit === 'win' ? ([value * 100, 1, ' %'] as const) : ([value, 2, ''] as const);
  const text = signed(number, digits);
  return `${isSigned ? text : text.replace('+', '')}${end}`;
}

function deserved(analysis: Analysis, seat: number): string {
  if (!knowsWithoutLuck(analysis, seat)) return 'too uncertain';
  const value = amount(analysis, analysis.adjusted[seat]);
  return analysis.exact ? value : `${value} ± ${amount(analysis, analysis.adjustedError[seat])}`;
}

export function summaryRows({ analysis, seats }: AnalysisInWords): (readonly string[])[] {
  const { start, final, luckTotal, errorTotal, giftTotal, driftTotal, rating, exact } = analysis;
  const figure = (title: string, values: readonly number[], isSigned = false) => ({
    title,
    cell: (seat: number) => amount(analysis, values[seat], isSigned),
  });
  const columns = [
    { title: '', cell: (seat: number) => oneLine(seats[seat], 24) },
    figure('start', start),
    figure('luck', luckTotal, true),
    figure('errors', errorTotal),
    ...(seats.length > 1 ? [figure('gifts', giftTotal, true)] : []),
    ...(exact ? [] : [figure('drift', driftTotal, true)]),
    figure('end', final),
    { title: 'without luck', cell: (seat: number) => deserved(analysis, seat) },
    { title: 'rating', cell: (seat: number) => rating[seat]?.toFixed(0) ?? '–' },
  ];
  return [columns.map(({ title }) => title), ...seats.map((_, seat) => columns.map(({ cell }) => cell(seat)))];
}
