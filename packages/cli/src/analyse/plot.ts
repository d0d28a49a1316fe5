import { eventNumber } from '../log.ts';
import { bar, drawing, grid, label, lineThrough, scale } from '../page/svg.ts';

const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 56;
const RIGHT = WIDTH - 8;
const BOTTOM = HEIGHT - 24;
const TOP = 8;

const scalesOf = (length: number, low: number, high: number) => ({
  x: scale([0, Math.max(1, length - 1)], [LEFT, RIGHT]),
  y: scale([high, low], [TOP, BOTTOM]),
});

/** What the first and the last are called. */
function ends(length: number, x: (index: number) => number, nameOf: (index: number) => number): string {
  return [0, length - 1].map((index) => label(`${nameOf(index)}`, x(index), HEIGHT - 6, 'middle')).join('');
}

/** How many events had been played. */
const eventsPlayed = (index: number) => index;

/** One line a seat: its value before each event. */
export function linePlot(
  title: string,
  rows: readonly (readonly number[])[],
  words: (value: number) => string,
): string {
  const all = rows.flat();
  const low = Math.min(...all);
  const high = Math.max(...all);
  const { length } = rows[0];
  const { x, y } = scalesOf(length, low, high);
  const lines = rows.map((row, seat) =>
    lineThrough(
      row.map((value, index) => [x(index), y(value)]),
      { class: `seat seat-${seat}` },
    ),
  );
  const values = [low, (low + high) / 2, high];
  return drawing(title, WIDTH, HEIGHT, grid(values, [LEFT, RIGHT], y, words), ends(length, x, eventsPlayed), ...lines);
}

export interface Bar {
  readonly index: number;
  readonly value: number;
  readonly kind: 'luck' | 'error';
  readonly words: string;
}

/** Bars up for what was gained and down for what was lost, where it happened. */
export function barPlot(title: string, bars: readonly Bar[], length: number, words: (value: number) => string): string {
  const values = [0, ...bars.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { x, y } = scalesOf(length, low, high);
  const half = Math.max(1.5, Math.min(8, (WIDTH - LEFT) / length - 1)) / 2;
  const drawn = bars.map((one) =>
    bar([x(one.index) - half, x(one.index) + half], [y(0), y(one.value)], { class: one.kind }, one.words),
  );
  const rows = grid([...new Set([low, 0, high])], [LEFT, RIGHT], y, words);
  return drawing(title, WIDTH, HEIGHT, rows, ends(length, x, eventNumber), ...drawn);
}
