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
const TICKS = 5;

/** A step of 1, 2 or 5 times a power of ten that leaves about five ticks. */
function stepFor(most: number): number {
  const raw = most / TICKS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((one) => one * power >= raw) ?? 10;
  return factor * power;
}

function ticks(most: number): number[] {
  const step = stepFor(most);
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, i) => i * step);
}

const label = (value: number) => Number(value.toPrecision(4)).toLocaleString('en');
const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = (value: number) => value.toFixed(1);

function mark(index: number, x: number, y: number): string {
  const colour = COLOURS[index % COLOURS.length];
  const shapes = [
    `<circle cx="${at(x)}" cy="${at(y)}" r="3.5" fill="${colour}"/>`,
    `<rect x="${at(x - 3.2)}" y="${at(y - 3.2)}" width="6.4" height="6.4" fill="${colour}"/>`,
    `<path d="M${at(x)} ${at(y - 4.2)}l4.2 7.4h-8.4z" fill="${colour}"/>`,
    `<path d="M${at(x)} ${at(y - 4.6)}l4.6 4.6l-4.6 4.6l-4.6 -4.6z" fill="${colour}"/>`,
    `<circle cx="${at(x)}" cy="${at(y)}" r="3" fill="#fff" stroke="${colour}" stroke-width="2"/>`,
  ];
  return shapes[index % shapes.length];
}

export function plot({ title, x, y, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(...points.map(([value]) => value));
  const mostY = Math.max(...points.map(([, value]) => value)) * 1.05;
  const across = (value: number) => LEFT + (value / mostX) * (RIGHT - LEFT);
  const up = (value: number) => BOTTOM - (value / mostY) * (BOTTOM - TOP);
  const columns = ticks(mostX).map(
    (value) => `<text x="${at(across(value))}" y="${BOTTOM + 18}" text-anchor="middle">${label(value)}</text>`,
  );
  const rows = ticks(mostY).map(
    (value) =>
      `<path d="M${LEFT} ${at(up(value))}H${RIGHT}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${at(up(value) + 4)}" text-anchor="end">${label(value)}</text>`,
  );
  const drawn = lines.map((line, i) => {
    const path = line.points.map(([a, b], n) => `${n === 0 ? 'M' : 'L'}${at(across(a))} ${at(up(b))}`).join('');
    const marks = line.points.map(([a, b]) => mark(i, across(a), up(b))).join('');
    return `<path d="${path}" fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2"/>${marks}`;
  });
  const legend = lines.map(
    ({ name }, i) =>
      `${mark(i, RIGHT + 22, TOP + 8 + i * 22)}<text x="${RIGHT + 34}" y="${TOP + 12 + i * 22}">${text(name)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#333" role="img">
<title>${text(title)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="#fff"/>
<text x="${LEFT}" y="24" font-size="15" font-weight="600">${text(title)}</text>
${rows.join('\n')}
<path d="M${LEFT} ${BOTTOM}H${RIGHT}" stroke="#888"/>
${columns.join('\n')}
<text x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 40}" text-anchor="middle">${text(x)}</text>
<text transform="translate(16 ${(TOP + BOTTOM) / 2}) rotate(-90)" text-anchor="middle">${text(y)}</text>
${drawn.join('\n')}
${legend.join('\n')}
</svg>
`;
}
