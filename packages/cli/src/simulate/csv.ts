import type { Figure } from '@waybill/bots/statistics';
import { type StandingReport, useWords } from '@waybill/bots/trial';
import type { Report, VariantReport } from './report.ts';

type Row = readonly [variant: string, about: string, of: string, figure: string, value: number, error: number | ''];

/** Every figure of a report as a row of its own, for a spreadsheet. */
export function reportCsv(report: Report): string {
  const { versus = [], variant, matches } = report;
  const rows: Row[] = [
    ...variantRows(report, matches),
    ...versus.flatMap((other) => [
      ...variantRows(other, matches),
      ...other.differences.map(
        ({ kind, of, difference }): Row => [
          `${other.variant} − ${variant}`,
          'difference',
          of,
          kind,
          difference.mean,
          errorOf(difference),
        ],
      ),
    ]),
  ];
  return csvOf([['variant', 'about', 'of', 'figure', 'value', 'standard error'], ...rows]);
}

export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** None is known of a single match. */
const errorOf = ({ error, count }: Figure) => (count > 1 ? error : '');

function variantRows({ variant, bots, seats, length, endings, usage, drama }: VariantReport, matches: number): Row[] {
  const row = (about: string, of: string, figure: string, value: number, error: number | '' = ''): Row => [
    variant,
    about,
    of,
    figure,
    value,
    error,
  ];
  const figure = (about: string, of: string, name: string, found: Figure) =>
    row(about, of, name, found.mean, errorOf(found));
  const standing = (about: string, one: StandingReport): Row[] => [
    figure(about, one.name, 'score', one.score),
    row(about, one.name, 'deviation', one.deviation),
    figure(about, one.name, 'wins', one.wins),
  ];
  return [
    row('match', '', 'matches', matches),
    ...(length ? [figure('match', '', 'length', length)] : []),
    ...(drama
      ? [figure('match', '', 'lead changes', drama.changes), figure('match', '', 'decided', drama.decided)]
      : []),
    ...bots.flatMap((bot) => [
      ...(bot.elo ? [row('bot', bot.name, 'elo', bot.elo.mean, bot.elo.error)] : []),
      ...standing('bot', bot),
    ]),
    ...seats.flatMap((seat) => standing('seat', seat)),
    ...Object.entries(endings).map(([ending, share]) => figure('ending', ending, 'share', share)),
    ...usage.uses.flatMap((use) => [
      ...use.times.map((times, bot) => row('use', useWords(use), `times by ${bots[bot].name}`, times)),
      ...(use.taken === null ? [] : [row('use', useWords(use), 'taken', use.taken)]),
    ]),
  ];
}

/** RFC 4180; and what a spreadsheet would take for a formula is text (OWASP: CSV injection). */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
