import { escape } from '../page/escape.ts';

const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 56;
const BOTTOM = 24;
const TOP = 8;

/** From an index and a value to a point of the drawing. */
interface Scale {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

function scaleOf(length: number, low: number, high: number): Scale {
  const span = high - low || 1;
  return {
    x: (index) => LEFT + (index * (WIDTH - LEFT - 8)) / Math.max(1, length - 1),
    y: (value) => TOP + ((high - value) * (HEIGHT - TOP - BOTTOM)) / span,
  };
}

const at = (n: number) => n.toFixed(1);

function frame(title: string, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}"><title>${escape(title)}</title>${body}</svg>`;
}

function axis({ x, y }: Scale, values: readonly number[], length: number, label: (value: number) => string): string {
  const lines = values.map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - 8}" y1="${at(y(value))}" y2="${at(y(value))}"/>` +
      `<text class="tick" x="${LEFT - 6}" y="${at(y(value) + 4)}" text-anchor="end">${escape(label(value))}</text>`,
  );
  const ends = [0, length - 1].map(
    (index) => `<text class="tick" x="${at(x(index))}" y="${HEIGHT - 6}" text-anchor="middle">${index}</text>`,
  );
  return lines.join('') + ends.join('');
}

/** One line a seat: its value before each event. */
export function linePlot(
  title: string,
  rows: readonly (readonly number[])[],
  label: (value: number) => string,
): string {
  const all = rows.flat();
  const low = Math.min(...all);
  const high = Math.max(...all);
  const { length } = rows[0];
  const scale = scaleOf(length, low, high);
  const lines = rows.map((row, seat) => {
    const points = row.map((value, index) => `${at(scale.x(index))},${at(scale.y(value))}`).join(' ');
    return `<polyline class="seat seat-${seat}" points="${points}"/>`;
  });
  return frame(title, axis(scale, [low, (low + high) / 2, high], length, label) + lines.join(''));
}

export interface Bar {
  readonly index: number;
  readonly value: number;
  readonly kind: 'luck' | 'error';
  readonly words: string;
}

/** Bars up for what was gained and down for what was lost, where it happened. */
export function barPlot(title: string, bars: readonly Bar[], length: number, label: (value: number) => string): string {
  const values = [0, ...bars.map(({ value }) => value)];
  const scale = scaleOf(length, Math.min(...values), Math.max(...values));
  const width = Math.max(1.5, Math.min(8, (WIDTH - LEFT) / length - 1));
  const zero = scale.y(0);
  const drawn = bars.map(({ index, value, kind, words }) => {
    const y = scale.y(value);
    const [top, height] = [Math.min(y, zero), Math.max(0.5, Math.abs(y - zero))];
    return (
      `<rect class="${kind}" x="${at(scale.x(index) - width / 2)}" y="${at(top)}" width="${at(width)}" ` +
      `height="${at(height)}"><title>${escape(words)}</title></rect>`
    );
  });
  const ticks = [...new Set([Math.min(...values), 0, Math.max(...values)])];
  return frame(title, axis(scale, ticks, length, label) + drawn.join(''));
}
