import { CONFIDENT, eloOf, figureOf } from '@waybill/bots/statistics';
import type { JobResult } from './jobs.ts';

export function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function grid(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

const signed = (n: number): string => (n < 0 ? `−${Math.round(-n)}` : `+${Math.round(n)}`);
const share = (n: number): string => `${(100 * n).toFixed(0)} %`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Won share, and the Elo it speaks for with its range. */
export function strength(outcomes: readonly JobResult[]): readonly string[] {
  if (outcomes.length === 0) return ['–', '–', '0'];
  const shares = outcomes.map((outcome) => outcome.share);
  const { elo, low, high } = eloOf(shares);
  return [share(mean(shares)), `${signed(elo)} (${signed(low)} … ${signed(high)})`, `${shares.length}`];
}

/** Wins with their range. */
export function wins(outcomes: readonly JobResult[]): string {
  if (outcomes.length === 0) return '–';
  const { mean: won, error } = figureOf(outcomes.map((outcome) => outcome.share));
  return `${share(won)} ± ${(100 * CONFIDENT * error).toFixed(0)}`;
}

export function score(outcomes: readonly JobResult[]): string {
  if (outcomes.length === 0) return '–';
  const { mean: points, error } = figureOf(outcomes.map((outcome) => outcome.score));
  return `${points.toFixed(1)} ± ${(CONFIDENT * error).toFixed(1)}`;
}

/** The time that half of the decisions stay below, that 95 % do, and the longest. */
export function times(milliseconds: readonly number[]): readonly string[] {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  if (sorted.length === 0) return ['–', '–', '–'];
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return [at(0.5), at(0.95), at(1)].map((ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0)));
}
