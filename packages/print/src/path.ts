/** A path in absolute coordinates, with arcs made curves. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };

/** Reads the `d` of an SVG path. */
export function segmentsOf(d: string): Segment[] {
  const out: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, values } of commandsOf(d)) {
    const kind = command.toUpperCase();
    const [dx, dy] = command === kind ? [0, 0] : [x, y];
    const [a, b, c, e, f, g, h] = values;
    if (kind === 'Z') {
      out.push(['Z']);
      [x, y] = [startX, startY];
    } else if (kind === 'C') {
      out.push(['C', a + dx, b + dy, c + dx, e + dy, f + dx, g + dy]);
      [x, y] = [f + dx, g + dy];
    } else if (kind === 'A') {
      out.push(...arc(x, y, a, b, c, e !== 0, f !== 0, g + dx, h + dy));
      [x, y] = [g + dx, h + dy];
    } else {
      if (kind === 'H') x = a + dx;
      else if (kind === 'V') y = a + dy;
      else [x, y] = [a + dx, b + dy];
      out.push([kind === 'M' ? 'M' : 'L', x, y]);
      if (kind === 'M') [startX, startY] = [x, y];
    }
  }
  return out;
}

interface Command {
  readonly command: string;
  readonly values: readonly number[];
}

function commandsOf(d: string): Command[] {
  const out: Command[] = [];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const need = ARGUMENTS[letter.toUpperCase()];
    if (need === undefined) throw new Error(`a path has no ${letter}`);
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : numbersOf(rest);
    if (need === 0) {
      out.push({ command: letter, values: [] });
      continue;
    }
    for (let i = 0; i + need <= numbers.length; i += need) {
      // After the first pair, a move goes on as lines.
      const command = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter;
      out.push({ command, values: numbers.slice(i, i + need) });
    }
  }
  return out;
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const numbersOf = (text: string) => [...text.matchAll(NUMBER)].map(([number]) => Number(number));

/** The two flags of an arc are single digits and may stand without a space. */
function arcNumbers(text: string): number[] {
  const out: number[] = [];
  let rest = text;
  while (rest.length > 0) {
    const flag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = flag ? /[01]/.exec(rest) : new RegExp(NUMBER.source, 'i').exec(rest);
    if (!found) break;
    out.push(Number(found[0]));
    rest = rest.slice(found.index + found[0].length);
  }
  return out;
}

/** SVG 2, appendix B.2.4: from end points to centre; then a curve for each quarter or less. */
function arc(
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): Segment[] {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0) return [['L', x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const px = (cos * (x1 - x2)) / 2 + (sin * (y1 - y2)) / 2;
  const py = (-sin * (x1 - x2)) / 2 + (cos * (y1 - y2)) / 2;
  const grow = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, under / ((rx * py) ** 2 + (ry * px) ** 2 || 1))) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let by = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep && by < 0) by += 2 * Math.PI;
  if (!sweep && by > 0) by -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(by) / (Math.PI / 2) - 1e-9));
  const handle = (4 / 3) * Math.tan(by / parts / 4);
  const at = (ux: number, uy: number): [number, number] => [
    cx + cos * rx * ux - sin * ry * uy,
    cy + sin * rx * ux + cos * ry * uy,
  ];
  return Array.from({ length: parts }, (_, i): Segment => {
    const [a, b] = [from + (by * i) / parts, from + (by * (i + 1)) / parts];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return ['C', ...at(ca - handle * sa, sa + handle * ca), ...at(cb + handle * sb, sb - handle * cb), ...at(cb, sb)];
  });
}
