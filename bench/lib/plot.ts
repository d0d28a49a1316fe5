import { across, drawing, element, grid, label, lineThrough, scale, ticksTo } from '../../packages/cli/src/page/svg.ts';

/** A small line chart as SVG: axes from zero, a legend at the right, readable on paper and on a dark page alike. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Chart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
}

const WIDTH = 760;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 560;
const TOP = 44;
const BOTTOM = 306;
/** Told apart without red and green; each line has its own mark as well. */
const COLOURS = ['#0b6bb3', '#c8580a', '#5a3fa0', '#0d7d6c', '#a8326e'];
const STYLE = `text { font: 12px system-ui, sans-serif; fill: #333; } text.title { font-size: 15px; font-weight: 600; }
.grid { stroke: #ddd; } .foot { stroke: #888; } .line { fill: none; stroke-width: 2; }`;

const numberWords = (value: number) => Number(value.toPrecision(4)).toLocaleString('en');

function mark(index: number, x: number, y: number): string {
  const fill = COLOURS[index % COLOURS.length];
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const shapes = [
    () => element('circle', { cx: x, cy: y, r: 3.5, fill }),
    () => element('rect', { x: x - 3.2, y: y - 3.2, width: 6.4, height: 6.4, fill }),
    () => element('path', { d: 'M0-4.2l4.2 7.4h-8.4z', transform, fill }),
    () => element('path', { d: 'M0-4.6l4.6 4.6-4.6 4.6-4.6-4.6z', transform, fill }),
    () => element('circle', { cx: x, cy: y, r: 3, fill: '#fff', stroke: fill, 'stroke-width': 2 }),
  ];
  return shapes[index % shapes.length]();
}

export function plot({ title, x: underX, y: besideY, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(...points.map(([value]) => value));
  const mostY = Math.max(...points.map(([, value]) => value)) * 1.05;
  const x = scale([0, mostX], [LEFT, RIGHT]);
  const y = scale([0, mostY], [BOTTOM, TOP]);
  const drawn = lines.map((line, i) => {
    const places = line.points.map(([a, b]) => [x(a), y(b)] as const);
    const marks = places.map(([a, b]) => mark(i, a, b));
    return lineThrough(places, { class: 'line', stroke: COLOURS[i % COLOURS.length] }) + marks.join('');
  });
  const legend = lines.map(
    ({ name }, i) => mark(i, RIGHT + 22, TOP + 8 + i * 22) + label(name, RIGHT + 34, TOP + 12 + i * 22, 'start'),
  );
  const svg = drawing(
    title,
    WIDTH,
    HEIGHT,
    element('style', {}, STYLE),
    element('rect', { width: WIDTH, height: HEIGHT, rx: 6, fill: '#fff' }),
    label(title, LEFT, 24, 'start', { class: 'title' }),
    grid(ticksTo(mostY), [LEFT, RIGHT], y, numberWords),
    across('foot', [LEFT, RIGHT], BOTTOM),
    ...ticksTo(mostX).map((value) => label(numberWords(value), x(value), BOTTOM + 18, 'middle')),
    label(underX, (LEFT + RIGHT) / 2, BOTTOM + 40, 'middle'),
    label(besideY, 0, 0, 'middle', { transform: `translate(16 ${(TOP + BOTTOM) / 2}) rotate(-90)` }),
    ...drawn,
    ...legend,
  );
  return `${svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
