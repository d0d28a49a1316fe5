import type { Bins } from '@waybill/bots/statistics';
import { escape } from '../page/escape.ts';
import { COLOURS } from '../page/page.ts';

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 110;
const ROW = 22;
const PANEL = 76;

const at = (n: number) => n.toFixed(1);

function frame(title: string, height: number, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}"><title>${escape(title)}</title>${body}</svg>`;
}

function label(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string {
  return `<text class="tick" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escape(text)}</text>`;
}

/** How often each value came up: a row of bars for each name, all on one scale. */
export function distributionPlot(title: string, names: readonly string[], { from, width, rows }: Bins): string {
  const bins = rows[0]?.length ?? 0;
  const step = (WIDTH - LEFT - 8) / Math.max(1, bins);
  const shares = rows.map((row) => row.map((n) => n / Math.max(1, sumOf(row))));
  const highest = Math.max(1e-9, ...shares.flat());
  const panels = shares.map((row, i) => {
    const foot = (i + 1) * PANEL;
    const bars = row.map((share, bin) => {
      const height = (share / highest) * (PANEL - 14);
      const words = `${names[i]}, ${rangeOf(from + bin * width, width)}: ${(share * 100).toFixed(1)} %`;
      return (
        `<rect x="${at(LEFT + bin * step)}" y="${at(foot - height)}" width="${at(Math.max(0.8, step - 1))}" ` +
        `height="${at(height)}" fill="${COLOURS[i % COLOURS.length]}"><title>${escape(words)}</title></rect>`
      );
    });
    const line = `<line class="grid" x1="${LEFT}" x2="${WIDTH - 8}" y1="${foot}" y2="${foot}"/>`;
    return label(names[i], LEFT - 10, foot - PANEL / 2 + 8, 'end') + line + bars.join('');
  });
  const foot = rows.length * PANEL + 15;
  const ends = [0, bins >> 1, bins - 1].filter((bin, i, all) => all.indexOf(bin) === i && bin >= 0);
  const ticks = ends.map((bin) => label(rangeOf(from + bin * width, width), LEFT + (bin + 0.5) * step, foot, 'middle'));
  return frame(title, foot + 6, panels.join('') + ticks.join(''));
}

const sumOf = (row: readonly number[]) => row.reduce((sum, n) => sum + n, 0);
const rangeOf = (from: number, width: number) => (width === 1 ? `${from}` : `${from} to ${from + width - 1}`);

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Drawn as a whisker of one standard error to either side. */
  readonly error?: number;
  readonly words: string;
}

/** One bar a row from nothing to its value, left of nothing where that is below it. */
export function barsPlot(title: string, bars: readonly Bar[]): string {
  const ends = bars.flatMap(({ value, error = 0 }) => [value - error, value + error]);
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const x = (value: number) => LEFT + ((value - low) / span) * (WIDTH - LEFT - RIGHT);
  const rows = bars.map(({ name, value, error, words }, i) => {
    const y = i * ROW;
    const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
    const whisker = error
      ? `<line class="whisker" x1="${at(x(value - error))}" x2="${at(x(value + error))}" y1="${y + 11}" y2="${y + 11}"/>`
      : '';
    return (
      `<g><title>${escape(`${name}: ${words}`)}</title>${label(name, LEFT - 10, y + 15, 'end')}` +
      `<rect class="bar" x="${at(from)}" y="${y + 4}" width="${at(Math.max(0.5, to - from))}" height="14"/>${whisker}` +
      `${label(words, WIDTH - RIGHT + 8, y + 15, 'start')}</g>`
    );
  });
  const zero = `<line class="zero" x1="${at(x(0))}" x2="${at(x(0))}" y1="0" y2="${bars.length * ROW}"/>`;
  return frame(title, bars.length * ROW + 4, rows.join('') + zero);
}
