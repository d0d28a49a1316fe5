import type { Bins } from '@waybill/bots/statistics';
import { COLOURS } from '../page/page.ts';
import { across, bar, drawing, element, label, scale, titleOf, upright } from '../page/svg.ts';
import { minus } from '../text.ts';

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 150;
const ROW = 22;
const PANEL = 76;
/** About as wide as a letter is. */
const LETTER = 6;

/** How often each value came up: a row of bars for each name, all on one scale. */
export function distributionPlot(title: string, names: readonly string[], { from, width, rows }: Bins): string {
  const bins = rows[0]?.length ?? 0;
  const step = (WIDTH - LEFT - 8) / Math.max(1, bins);
  const shares = rows.map((row) => row.map((n) => n / Math.max(1, sumOf(row))));
  const highest = Math.max(1e-9, ...shares.flat());
  const panels = shares.map((row, i) => {
    const foot = (i + 1) * PANEL;
    const bars = row.map((share, bin) => {
      if (share === 0) return '';
      const height = (share / highest) * (PANEL - 14);
      const words = `${names[i]}, ${rangeOf(from + bin * width, width)}: ${(share * 100).toFixed(1)} %`;
      const x = LEFT + bin * step;
      return bar([x, x + Math.max(0.8, step - 1)], [foot - height, foot], { fill: colourOf(i) }, words);
    });
    const line = across('grid', [LEFT, WIDTH - 8], foot);
    return label(names[i], LEFT - 10, foot - PANEL / 2 + 8, 'end') + line + bars.join('');
  });
  const foot = rows.length * PANEL + 15;
  return drawing(title, WIDTH, foot + 6, ...panels, ticksBelow({ from, width, bins }, [LEFT, WIDTH - 8], foot));
}

/** The same for a few names, one over the other, to see where they differ. */
export function overlaidPlot(title: string, names: readonly string[], { from, width, rows }: Bins): string {
  const bins = rows[0]?.length ?? 0;
  const left = 40;
  const { key, height } = keyOf(names, left);
  const foot = height + 172;
  const step = (WIDTH - left - 8) / Math.max(1, bins);
  const shares = rows.map((row) => row.map((n) => n / Math.max(1, sumOf(row))));
  const highest = Math.max(1e-9, ...shares.flat());
  const y = scale([0, highest], [foot, height + 12]);
  const outlines = shares.map((row, i) => {
    const steps = row.map((share, bin) => `V${y(share).toFixed(1)}H${(left + (bin + 1) * step).toFixed(1)}`);
    const look = { fill: colourOf(i), 'fill-opacity': '.15', stroke: colourOf(i), 'stroke-width': 1.5 };
    return element('path', { d: `M${left},${foot}${steps.join('')}V${foot}`, ...look }, titleOf(names[i]));
  });
  const ticks = ticksBelow({ from, width, bins }, [left, WIDTH - 8], foot + 15);
  return drawing(title, WIDTH, foot + 21, key, ...outlines, ticks);
}

/** Which colour is whose, in as many lines as that takes. */
function keyOf(names: readonly string[], left: number): { key: string; height: number } {
  let [x, y] = [left, 4];
  const entries = names.map((name, i) => {
    const wide = 14 + name.length * LETTER + 16;
    if (x > left && x + wide > WIDTH) [x, y] = [left, y + 16];
    const entry = bar([x, x + 10], [y, y + 10], { fill: colourOf(i) }) + label(name, x + 14, y + 9, 'start');
    x += wide;
    return entry;
  });
  return { key: entries.join(''), height: y + 14 };
}

/** What the first, the middle and the last bin hold; within the drawing, however long that is to write. */
function ticksBelow(
  { from, width, bins }: Pick<Bins, 'from' | 'width'> & { readonly bins: number },
  [left, right]: readonly [number, number],
  y: number,
): string {
  const at = (bin: number) => rangeOf(from + bin * width, width);
  if (bins < 2) return label(at(0), (left + right) / 2, y, 'middle');
  const middle = left + ((bins >> 1) + 0.5) * ((right - left) / bins);
  const ends = label(at(0), left, y, 'start') + label(at(bins - 1), right, y, 'end');
  return bins > 2 ? ends + label(at(bins >> 1), middle, y, 'middle') : ends;
}

/** More than these are drawn below each other. */
export const MOST_OVERLAID = COLOURS.length;

export interface HeatRow {
  readonly name: string;
  /** One a column; null where there is none. */
  readonly cells: readonly ({ readonly value: number; readonly words: string } | null)[];
}

/** A field for every row and column, the darker the higher: on one scale, or on a scale for each row. */
export function heatPlot(
  title: string,
  columns: readonly string[],
  rows: readonly HeatRow[],
  limits?: [number, number],
): string {
  const step = Math.min(110, (WIDTH - LEFT - 8) / Math.max(1, columns.length));
  const most = Math.max(3, Math.floor(step / LETTER));
  // A variant is several values, each on a line of its own.
  const named = columns.map((name) => name.split(', '));
  const lines = Math.max(1, ...named.map(({ length }) => length));
  const top = 10 + lines * 14;
  const heads = named.flatMap((parts, i) =>
    parts.map((part, line) =>
      label(
        part.length > most ? `${part.slice(0, most - 1)}…` : part,
        LEFT + (i + 0.5) * step,
        top - 9 - (parts.length - 1 - line) * 14,
        'middle',
      ),
    ),
  );
  const body = rows.map(({ name, cells }, i) => {
    const values = cells.flatMap((cell) => (cell ? [cell.value] : []));
    const [low, high] = limits ?? [Math.min(...values), Math.max(...values)];
    const y = top + i * ROW;
    const fields = cells.map((cell, column) => {
      if (!cell) return '';
      const heat = high > low ? (cell.value - low) / (high - low) : 0.5;
      const x = LEFT + column * step;
      const look = { class: 'bar', style: `fill-opacity:${(0.06 + 0.6 * heat).toFixed(2)}` };
      return element(
        'g',
        {},
        titleOf(`${name}, ${columns[column]}: ${cell.words}`),
        bar([x, x + step - 1], [y, y + ROW - 1], look),
        label(cell.words, x + step / 2, y + 15, 'middle'),
      );
    });
    return label(name.length > 30 ? `${name.slice(0, 29)}…` : name, LEFT - 10, y + 15, 'end') + fields.join('');
  });
  return drawing(title, WIDTH, top + rows.length * ROW + 4, ...heads, ...body);
}

const colourOf = (i: number) => COLOURS[i % COLOURS.length];
const sumOf = (row: readonly number[]) => row.reduce((sum, n) => sum + n, 0);
const rangeOf = (from: number, width: number) =>
  width === 1 ? minus(from) : `${minus(from)} to ${minus(from + width - 1)}`;

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Drawn as a whisker: of one standard error to either side, or from one end to the other. */
  readonly error?: number;
  readonly range?: readonly [low: number, high: number];
  readonly words: string;
}

const whiskerOf = ({ value, error = 0, range }: Bar) => range ?? [value - error, value + error];

/** One bar a row from nothing to its value, left of nothing where that is below it. */
export function barsPlot(title: string, bars: readonly Bar[]): string {
  const ends = [0, ...bars.flatMap(whiskerOf)];
  const x = scale([Math.min(...ends), Math.max(...ends)], [LEFT, WIDTH - RIGHT]);
  const rows = bars.map((one, i) => {
    const { name, value, words } = one;
    const y = i * ROW;
    const [start, end] = whiskerOf(one);
    return element(
      'g',
      {},
      titleOf(`${name}: ${words}`),
      label(name, LEFT - 10, y + 15, 'end'),
      bar([x(0), x(value)], [y + 4, y + 18], { class: 'bar' }),
      end > start ? across('whisker', [x(start), x(end)], y + 11) : '',
      label(words, WIDTH - RIGHT + 8, y + 15, 'start'),
    );
  });
  const zero = upright('zero', x(0), [0, bars.length * ROW]);
  return drawing(title, WIDTH, bars.length * ROW + 4, ...rows, zero);
}
