import { type StandingReport, type UseReport, useWords } from '@waybill/bots/trial';
import { type Paint, plain } from '../paint.ts';
import { columns, fixed, minus, oneLine, signed } from '../text.ts';
import type { OtherReport, Report, VariantReport } from './report.ts';
import {
  CLEAR,
  countOf,
  differenceRow,
  errorText,
  isClear,
  percent,
  rangeText,
  savedText,
  shareText,
} from './words.ts';

/** Fields of more values than this are left to --json and --report. */
const FEW_VALUES = 8;

export function reportText(report: Report, paint: Paint = plain): string {
  const { title, matches, seed, length, versus = [], speed } = report;
  const head = paint(`${title}: ${countOf(matches)}, seed ${oneLine(seed, 80)}`, 'strong');
  if (!length) return `${head}\n`;
  const table = (rows: readonly (readonly string[])[], texts: number) =>
    columns(rows, texts).map((line, i) => (i === 0 ? paint(line, 'dim') : line));
  const lines = [
    head,
    ...(versus.length === 0 ? variantLines(report, report, table) : []),
    ...(versus.length === 1 ? pairLines(report, versus[0], table) : []),
    ...(versus.length > 1 ? manyLines(report, versus, table) : []),
    ...duplicateLines(report, table),
    `speed   ${speed.stepsPerSecond.toLocaleString('en')} steps a second (${speed.seconds} s, ${speed.threads} ${speed.threads === 1 ? 'thread' : 'threads'})`,
    ...(versus.length > 0 ? [`clear is more than ${CLEAR} standard errors from 0; confirm it with another seed`] : []),
    `± is one standard error, ranges are 95 % confidence${report.balanced ? '' : `; seats are even after a multiple of ${report.seatings} matches`}`,
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
    `length  ${length!.mean.toFixed(1)} ± ${errorText(length!, 1)} steps, ${length!.shortest} to ${length!.longest}`,
    `ends    ${matches > 0 ? ends.join(', ') : ''}`,
    ...dramaLines(variant),
    '',
    ...usageLines(variant, table),
    '',
  ];
}

function dramaLines({ drama }: VariantReport): string[] {
  if (!drama) return [];
  const { changes, decided } = drama;
  const watched = changes.count === 1 ? 'one match' : `${changes.count} matches`;
  return [
    `drama   the lead changes ${changes.mean.toFixed(1)} ± ${errorText(changes, 1)} times; decided after ${percent(decided.mean)} ± ${errorText(decided, 1, 100)} of the steps (${watched} watched)`,
  ];
}

const HEADS = ['mean score', '±', 'deviation', 'lowest', 'highest', 'wins', '95 %'];

function cells({ score, deviation, lowest, highest, wins }: StandingReport): string[] {
  return [
    fixed(score.mean, 3),
    errorText(score, 3),
    score.count > 1 ? deviation.toFixed(2) : '–',
    minus(lowest!),
    minus(highest!),
    percent(wins.mean),
    rangeText(wins),
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
      [['done by a seat', ...heads, 'when legal'], ...rows.map((row) => row.map((cell) => oneLine(cell, 40)))],
      1,
    ),
    ...(left.length > 0 ? [`too many values to list (see --json or --report): ${[...new Set(left)].join(', ')}`] : []),
    ...list('legal but never done', usage.unused),
    ...list('never came up', usage.unseen),
  ];
}

function pairLines(first: Report, second: OtherReport, table: TableText): string[] {
  const saved = savedText(second.differences);
  return [
    `first: ${oneLine(first.variant)}, second: ${oneLine(second.variant)}, with the same seeds`,
    ...differenceLines(second, table),
    ...(saved === null ? [] : [`dice    ${saved}`]),
  ];
}

function differenceLines({ differences }: OtherReport, table: TableText): string[] {
  const shown = differences.filter((one) => one.kind !== 'uses' || isClear(one));
  return table(
    [
      ['', 'first', 'second', 'difference', '±', ''],
      ...shown.map((one) => [...differenceRow(one).map((cell) => oneLine(cell, 50)), isClear(one) ? 'clear' : '']),
    ],
    1,
  ).map((line) => line.trimEnd());
}

/** A line a variant; a star is a clear difference from the first. */
function manyLines(first: Report, others: readonly OtherReport[], table: TableText): string[] {
  const measures = others[0].differences.filter(({ kind }) => kind !== 'uses' && kind !== 'ending');
  const rows = others.map(({ variant, differences }) => [
    oneLine(variant, 50),
    ...measures.map(({ kind, of }) => {
      const one = differences.find((other) => other.kind === kind && other.of === of);
      return one ? `${differenceRow(one)[2]}${isClear(one) ? '*' : ' '}` : '– ';
    }),
  ]);
  const head = ['variant', ...measures.map(({ kind, of }) => oneLine(`${kind} ${of}`, 30))];
  const standard = [oneLine(first.variant, 50), ...measures.map((one) => `${differenceRow(one)[1]} `)];
  const saved = savedText(others.flatMap(({ differences }) => differences));
  return [
    'all with the same seeds; * is clearly different from the first',
    ...table([head, standard, ...rows], 1).map((line) => line.trimEnd()),
    ...(saved === null ? [] : [`dice    ${saved}`]),
  ];
}

function duplicateLines({ duplicate }: Report, table: TableText): string[] {
  if (!duplicate) return [];
  const { deals, bots } = duplicate;
  const rows = bots.map(({ name, score, wins }) => [
    name,
    fixed(score.mean, 3),
    errorText(score, 3),
    percent(wins.mean),
    errorText(wins, 1, 100),
  ]);
  return [
    `${deals} ${deals === 1 ? 'deal' : 'deals'}, each in all seatings; by deals:`,
    ...table([['bot', 'score of a seat', '±', 'wins of a seat', '±'], ...rows], 1),
    '',
  ];
}
