import type { Paint } from '../paint.ts';
import { length, pad, wrap } from '../text.ts';
import type { Choice } from './choose.ts';

export interface Frame {
  readonly board: readonly string[];
  /** What happened since the last frame, oldest first. */
  readonly news: readonly string[];
  readonly ask: string;
  readonly choices: readonly Choice[];
  /** The first choice to show. */
  readonly from: number;
  /** An answer to what was typed last. */
  readonly notice: readonly string[];
}

/** A frame as lines that fit the screen, the prompt's own line left free; and how many choices it shows. */
export function compose(frame: Frame, columns: number, rows: number, paint: Paint): { lines: string[]; shown: number } {
  const width = columns - 1;
  const room = Math.max(2, rows - 1 - frame.board.length);
  const { ask, notice } = talk(frame, width, room);
  const free = room - notice.length - ask.length;
  const spare = frame.news.length > 0 && free > 1 ? 1 : 0;
  const grid = layout(frame.choices, frame.from, width, free - spare, paint);
  return {
    lines: [
      ...frame.board,
      ...lastNews(frame.news, width, free - grid.lines.length).map((line) => paint(line, 'dim')),
      ...ask.map((line) => paint(line, 'strong')),
      ...grid.lines,
      ...notice.map((line) => paint(line, 'yellow')),
    ],
    shown: grid.shown,
  };
}

/** The question and the answer to what was typed; where there is little room, less of them, but a line of each. */
function talk({ ask, notice }: Frame, width: number, room: number): { ask: string[]; notice: string[] } {
  const answer = notice.flatMap((line) => wrap(line, width));
  const question = wrap(ask, width);
  if (question.length + answer.length < room) return { ask: question, notice: answer };
  return { ask: [cut(ask, width)], notice: answer.slice(0, room - 1) };
}

const cut = (line: string, width: number) => (line.length > width ? `${line.slice(0, width - 1)}…` : line);

/** All news where there is room; else the last of it, a line each. */
function lastNews(news: readonly string[], width: number, room: number): string[] {
  const whole = news.flatMap((line) => wrap(line, width, '  '));
  if (whole.length <= room) return whole;
  return room > 0 ? news.slice(-room).map((line) => cut(line, width)) : [];
}

/** Choices in columns, as many as fit into so many lines; if not all do, the last place tells how to go on. */
export function layout(
  choices: readonly Choice[],
  from: number,
  width: number,
  most: number,
  paint: Paint,
): { lines: string[]; shown: number } {
  if (most < 1) return { lines: [], shown: 0 };
  const each = choices.map(({ number, short }) => `${paint(String(number), 'cyan')} ${short}`);
  if (from === 0 && fits(each, width, most)) return { lines: inColumns(each, width), shown: each.length };
  const groups = from === 0 ? grouped(choices, paint) : [];
  if (groups.length > 1 && fits(groups, width, most)) return { lines: inColumns(groups, width), shown: 0 };
  return page(each.slice(from), width, most, paint);
}

const cellOf = (entries: readonly string[], width: number) => Math.min(width, Math.max(...entries.map(length)) + 2);
const across = (cell: number, width: number) => Math.max(1, Math.floor((width + 2) / cell));

function fits(entries: readonly string[], width: number, most: number): boolean {
  return entries.length === 0 || Math.ceil(entries.length / across(cellOf(entries, width), width)) <= most;
}

function inColumns(entries: readonly string[], width: number): string[] {
  if (entries.length === 0) return [];
  const cell = cellOf(entries, width);
  const step = across(cell, width);
  const lines: string[] = [];
  for (let i = 0; i < entries.length; i += step) {
    const line = entries.slice(i, i + step).map((entry) => pad(entry, cell));
    lines.push(line.join('').trimEnd());
  }
  return lines;
}

/**
 * Moves that begin alike as one entry: `select … (126)`, to be typed. A move that is alone keeps its number, and so does
 * the plain one of several, `5 gear 4 … (2)`.
 */
function grouped(choices: readonly Choice[], paint: Paint): string[] {
  const lines = choices.map((choice) => ({ choice, words: choice.short.split(' ') }));
  const depth = shared(lines.map(({ words }) => words)) + 1;
  const groups = new Map<string, typeof lines>();
  for (const line of lines) {
    const key = line.words.slice(0, depth).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => {
    const { choice, words } = group[0];
    const key = words.slice(0, shared(group.map((line) => line.words))).join(' ');
    const begin = key === choice.short ? `${paint(String(choice.number), 'cyan')} ${key}` : key;
    return group.length === 1 ? begin : `${begin} … ${paint(`(${group.length})`, 'dim')}`;
  });
}

/** How many words all lines begin with. */
function shared(lines: readonly (readonly string[])[]): number {
  let depth = 0;
  while (depth < lines[0].length && lines.every((line) => line[depth] === lines[0][depth])) depth++;
  return depth;
}

function page(entries: readonly string[], width: number, most: number, paint: Paint) {
  const tail = (left: number) => paint(left > 0 ? `… ${left} more (Enter)` : '(Enter: from the start)', 'dim');
  const cell = cellOf(entries, width);
  const room = across(cell, width) * most - Math.ceil(length(tail(entries.length)) / cell);
  const shown = Math.min(entries.length, Math.max(1, room));
  const lines = inColumns(entries.slice(0, shown), width);
  const end = tail(entries.length - shown);
  const last = lines.at(-1) ?? '';
  if (lines.length >= most && length(last) + 2 + length(end) <= width) lines[lines.length - 1] = `${last}  ${end}`;
  else lines.push(end);
  return { lines, shown };
}
