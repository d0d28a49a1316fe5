import { escape } from './escape.ts';

type Attributes = { readonly [name: string]: string | number };
type Span = readonly [from: number, to: number];

const written = (value: string | number) => (typeof value === 'number' ? `${Number(value.toFixed(1))}` : escape(value));

/** Numbers are written to a tenth; what stands inside is elements, or text that is escaped already. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const start = Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${written(value)}"`, name);
  return inside.length === 0 ? `<${start}/>` : `<${start}>${inside.join('')}</${name}>`;
}

/** What a pointer shows, and a screen reader says. */
export const titleOf = (words: string) => element('title', {}, escape(words));

/** On a narrow screen it stays large enough to read, and is pushed aside. */
export function drawing(title: string, width: number, height: number, ...inside: readonly string[]): string {
  const attributes = { viewBox: `0 0 ${width} ${written(height)}`, role: 'img', 'aria-label': title };
  return element('div', { class: 'scroll' }, element('svg', attributes, titleOf(title), ...inside));
}

export function label(
  words: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  more?: Attributes,
): string {
  return element('text', { class: 'tick', x, y, 'text-anchor': anchor, ...more }, escape(words));
}

export const across = (kind: string, [x1, x2]: Span, y: number) =>
  element('line', { class: kind, x1, x2, y1: y, y2: y });
export const upright = (kind: string, x: number, [y1, y2]: Span) =>
  element('line', { class: kind, x1: x, x2: x, y1, y2 });

/** From one corner to the opposite one, never too thin to be seen. */
export function bar([x1, x2]: Span, [y1, y2]: Span, look: Attributes, words?: string): string {
  const x = Math.min(x1, x2);
  const y = Math.min(y1, y2);
  const [width, height] = [Math.max(0.5, Math.abs(x2 - x1)), Math.max(0.5, Math.abs(y2 - y1))];
  return element('rect', { ...look, x, y, width, height }, ...(words === undefined ? [] : [titleOf(words)]));
}

export function lineThrough(points: readonly (readonly [x: number, y: number])[], look: Attributes): string {
  return element('polyline', { ...look, points: points.map((point) => point.map(written).join(',')).join(' ') });
}

/** From a value between the first two to a place between the others. */
export function scale([low, high]: Span, [from, to]: Span): (value: number) => number {
  const unit = (to - from) / (high - low || 1);
  return (value) => from + (value - low) * unit;
}

/** A line across at each of these values, with its words at the left. */
export function grid(
  values: readonly number[],
  [left, right]: Span,
  y: (value: number) => number,
  words: (value: number) => string,
): string {
  const rows = values.map(
    (value) => across('grid', [left, right], y(value)) + label(words(value), left - 6, y(value) + 4, 'end'),
  );
  return rows.join('');
}

/** About five values from zero, in steps of 1, 2 or 5 times a power of ten. */
export function ticksTo(most: number): number[] {
  const raw = most / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((one) => one * power >= raw) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, i) => i * step);
}
