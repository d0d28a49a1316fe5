import { CONFIDENT, type Figure } from '@waybill/bots/statistics';
import { count } from '@waybill/kernel';
import { fixed } from '../text.ts';
import type { ReadingFigures } from './figures.ts';
import type { Plan, Reading } from './plan.ts';

/** A reading with what was found out about it. */
export interface Measured extends Reading {
  readonly figures: ReadingFigures;
  /** What perfect play can expect, where a game is solved. */
  readonly exact: number | null;
}

/** How the figures of a table were made. */
export interface Provenance {
  readonly date: string;
  readonly level: string;
  readonly matches: number;
  readonly seats: number;
  readonly seed: string;
}

/** The table of one option in Markdown, below a line that says how it was made. */
export function markdownOf(measured: readonly Measured[], made: Provenance): string {
  const [{ exact, figures }] = measured;
  const several = figures.wins.length > 1;
  const head = [
    'reading',
    'events',
    'ends',
    several ? 'mean score of a seat' : 'mean score',
    'beside the usual one',
    ...(exact === null ? [] : ['perfect play']),
    ...(several ? ['wins by seat'] : []),
  ];
  const rows = measured.map((one) => rowOf(one, several));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [provenance(made), '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function provenance({ date, level, matches, seats, seed }: Provenance): string {
  const who = seats === 1 ? `a bot of level \`${level}\`` : `${seats} bots of level \`${level}\``;
  return `Measured on ${date}: ${count(matches, 'match', 'matches')} each by ${who}, with the same dice (seed ${seed}); ± is 95 %.`;
}

function rowOf({ value, figures, exact }: Measured, several: boolean): string[] {
  const { length, endings, score, scoreChange, wins } = figures;
  return [
    `\`${JSON.stringify(value)}\``,
    plusMinus(length, 0),
    Object.entries(endings)
      .map(([ending, share]) => `${ending} ${percent(share)}`)
      .join(', '),
    plusMinus(score, 1),
    scoreChange === null ? '–' : signed(scoreChange, 1),
    ...(exact === null ? [] : [exact.toFixed(3)]),
    ...(several ? [wins.map(percent).join(' · ')] : []),
  ];
}

function plusMinus({ mean, error }: Figure, digits: number): string {
  return `${fixed(mean, digits)} ± ${(CONFIDENT * error).toFixed(Math.max(1, digits))}`;
}

function signed(figure: Figure, digits: number): string {
  return `${figure.mean > 0 ? '+' : ''}${plusMinus(figure, digits)}`;
}

function percent({ mean, error }: Figure): string {
  return `${(100 * mean).toFixed(0)} ± ${(100 * CONFIDENT * error).toFixed(0)} %`;
}

/** By option, in the order of the plan. */
export function byOption(plan: Plan, measured: readonly Measured[]): (readonly [key: string, Measured[]])[] {
  const keys = [...new Set(plan.readings.map(({ option }) => option.key))];
  return keys.map((key) => [key, measured.filter(({ option }) => option.key === key)]);
}
