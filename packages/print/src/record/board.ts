import type { Ink, Tone } from '@waybill/kernel';
import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { POINT } from '../text/measure.ts';

/** Which ways the lines of a box character go: north, east, south, west. */
const BOX: Readonly<Record<string, string>> = {
  '─': 'ew',
  '│': 'ns',
  '┌': 'es',
  '┐': 'sw',
  '└': 'ne',
  '┘': 'nw',
  '├': 'nes',
  '┤': 'nsw',
  '┬': 'esw',
  '┴': 'new',
  '┼': 'nesw',
};

/** The width of a letter of Courier, in parts of its size; and the height of a line. */
const WIDE = 0.6;
const HIGH = 1.15;

const LARGEST = 10.5;

/** The size of type at which a board is as wide as this, in points; and how high it is then. */
export function inkSize(ink: Ink, width: number): { readonly size: number; readonly height: number } {
  const size = Math.min(LARGEST, width / (Math.max(1, ink.width) * WIDE * POINT));
  return { size, height: ink.height * size * HIGH * POINT };
}

/** A board of characters, with its boxes and shades drawn. */
export function drawInk(pen: Pen, inks: Inks, ink: Ink, area: Area): void {
  const { size } = inkSize(ink, area.w);
  const [wide, high] = [size * WIDE * POINT, size * HIGH * POINT];
  ink.rows().forEach((row, y) => {
    let x = 0;
    for (const { text, tone } of row) {
      const fill = toneOf(inks, tone);
      for (const [word] of text.matchAll(/[─│┌┐└┘├┤┬┴┼▒■□●◇▶▸]|[^─│┌┐└┘├┤┬┴┼▒■□●◇▶▸\s]+|\s+/g)) {
        const [left, top] = [area.x + x * wide, area.y + y * high];
        if (!sign(pen, word, fill, left, top, wide, high) && word.trim() !== '') {
          pen.text(left, top + size * POINT * 0.85, word, { size, font: 'mono', fill });
        }
        x += Array.from(word).length;
      }
    }
  });
}

function sign(pen: Pen, mark: string, fill: string, x: number, y: number, w: number, h: number): boolean {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const line = { stroke: fill, width: 0.2 };
  const ways = BOX[mark];
  if (ways) {
    if (ways.includes('n')) pen.line(cx, y, cx, cy, line);
    if (ways.includes('s')) pen.line(cx, cy, cx, y + h, line);
    if (ways.includes('w')) pen.line(x, cy, cx, cy, line);
    if (ways.includes('e')) pen.line(cx, cy, x + w, cy, line);
    return true;
  }
  const r = w * 0.42;
  if (mark === '▒') pen.rect(x, y, w, h, { fill: '#cccccc' });
  else if (mark === '■') pen.rect(cx - r, cy - r, 2 * r, 2 * r, { fill });
  else if (mark === '□') pen.rect(cx - r, cy - r, 2 * r, 2 * r, line);
  else if (mark === '●') pen.circle(cx, cy, r, { fill });
  else if (mark === '◇') pen.path(`M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`, line);
  else if (mark === '▶' || mark === '▸') {
    pen.path(`M${cx - r} ${cy - r}L${cx + r} ${cy}L${cx - r} ${cy + r}Z`, { fill });
  } else return false;
  return true;
}

function toneOf(inks: Inks, tone: Tone): string {
  if (inks.saving || tone === 'plain' || tone === 'strong' || tone === 'black') return inks.ink;
  const { suit, soft, players } = inks;
  const colours: Partial<Record<Tone, string>> = {
    dim: soft,
    red: suit.suns,
    green: suit.crowns,
    blue: suit.arms,
    yellow: suit.diamonds,
    magenta: players[3],
    cyan: players[0],
  };
  return colours[tone] ?? inks.ink;
}
