import { type StandingReport, type UseReport, useWords } from '@waybill/bots/trial';
import { type Paint, plain } from '../paint.ts';
import { columns, oneLine } from '../text.ts';
import type { Report, VariantReport } from './report.ts';
import { CLEAR, differenceRow, isClear, percent, shareText, signed } from './words.ts';

/** Fields of more values than this are left to --json and --report. */
const FEW_VALUES = 8;

export function reportText(report: Report, paint: Paint = plain): string {
  const { title, matches, seed, length, versus, speed } = report;
  const head = paint(`${title}: ${matches.toLocaleString('en')} matches, seed ${oneLine(seed, 80)}`, 'strong');
  if (!length) return `${head}\n`;
  const table = (rows: readonly (readonly string[])[], texts: number) =>
    columns(rows, texts).map((line, i) => (i === 0 ? paint(line, 'dim') : line));
  const lines = [
    head,
    ...(versus ? [`first: ${oneLine(report.variant)}, second: ${oneLine(versus.variant)}, with the same seeds`] : []),
    ...(versus ? differenceLines(report, table) : variantLines(report, report, table)),
    `speed   ${speed.stepsPerSecond.toLocaleString('en')} steps a second (${speed.seconds} s, ${speed.threads} ${speed.threads === 1 ? 'thread' : 'threads'})`,
    ...(versus ? [`clear is more than ${CLEAR} errors from nothing; another seed can confirm it`] : []),
    `± is one standard error${report.balanced ? '' : `; seats are even after a multiple of ${report.seatings} matches`}`,
  ];
  return `${lines.join('\n')}\n`;
}

type TableText = (rows: readonly (readonly string[])[], texts: number) => string[];

function variantLines({ matches }: Report, variant: VariantReport, table: TableText): string[] {
  const { bots, seats, length, endings } = variant;
  const players = bots.map(({ name }) => name).join(', ');
  const elo = bots.some((bot) => bot.elo);
  const ends = Object.entries(endings).map(([ending, share]) => `${ending} ${shareText(share)}`);
  return [
    ...(bots.length > 1 ? botLines(variant, elo, table) : []),
    ...table([['seat', 'player', ...HEADS], ...seats.map((seat) => [seat.name, players, ...cells(seat)])], 2),
    `length  ${length?.mean.toFixed(1)} ± ${length?.error.toFixed(1)} steps, ${length?.shortest} to ${length?.longest}`,
    `ends    ${matches > 0 ? ends.join(', ') : ''}`,
    '',
    ...usageLines(variant, table),
    '',
  ];
}

const HEADS = ['mean score', '±', 'deviation', 'lowest', 'highest', 'wins', '±'];

function cells({ score, deviation, lowest, highest, wins }: StandingReport): string[] {
  return [
    score.mean.toFixed(3),
    score.error.toFixed(3),
    deviation.toFixed(2),
    String(lowest),
    String(highest),
    percent(wins.mean),
    (wins.error * 100).toFixed(1),
  ];
}

function botLines({ bots }: VariantReport, elo: boolean, table: TableText): string[] {
  const rating = ({ elo: found }: (typeof bots)[number]) =>
    found ? [signed(found.mean, 0), found.error === 0 ? '–' : found.error.toFixed(0)] : [];
  const rows = bots.map((bot) => [bot.name, ...rating(bot), ...cells(bot)]);
  return [...table([['bot', ...(elo ? ['Elo', '±'] : []), ...HEADS], ...rows], 1), ''];
}

function usageLines({ usage, bots }: VariantReport, table: TableText): string[] {
  const few = (one: UseReport) =>
    one.field === undefined ||
    usage.uses.filter(({ type, field }) => type === one.type && field === one.field).length <= FEW_VALUES;
  const shown = usage.uses.filter(few);
  const left = [...usage.uses.filter((one) => !few(one)), ...usage.many].map(({ type, field }) => `${type} ${field}`);
  const rows = shown.map((one) => [
    useWords(one),
    ...one.times.map((times) => times.toFixed(2)),
    one.taken === null ? '–' : percent(one.taken),
  ]);
  const heads = bots.length > 1 ? bots.map(({ name }) => name) : ['a match'];
  const list = (title: string, uses: typeof usage.unused) =>
    uses.length > 0 ? [oneLine(`${title}: ${uses.map(useWords).join(', ')}`)] : [];
  return [
    ...table(
      [['done by a seat', ...heads, 'if it could'], ...rows.map((row) => row.map((cell) => oneLine(cell, 40)))],
      1,
    ),
    ...(left.length > 0 ? [`of many values, see --json or --report: ${[...new Set(left)].join(', ')}`] : []),
    ...list('never done though it could be', usage.unused),
    ...list('never came up', usage.unseen),
  ];
}

function differenceLines({ differences = [] }: Report, table: TableText): string[] {
  const shown = differences.filter((one) => one.kind !== 'uses' || isClear(one));
  return table(
    [
      ['', 'first', 'second', 'difference', '±', ''],
      ...shown.map((one) => [...differenceRow(one).map((cell) => oneLine(cell, 50)), isClear(one) ? 'clear' : '']),
    ],
    1,
  ).map((line) => line.trimEnd());
}
