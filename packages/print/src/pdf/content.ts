import { type Colour, type Font, HAIRLINE, type Mark, type Page, type Paint, type TextMark } from '../page.ts';
import { type Segment, segmentsOf } from '../path.ts';
import { POINT, widthOf } from '../text/measure.ts';
import { encode } from '../text/win-ansi.ts';

/** How far the handles of a curve reach that draws a quarter of a circle. */
const QUARTER = 0.5523;

export const FONT_NAMES: Readonly<Record<Font, string>> = { plain: 'F1', bold: 'F2', italic: 'F3', mono: 'F4' };

/** The drawing operators of a page. PDF counts points from the bottom: the first line turns that round. */
export function contentOf({ height, marks }: Page): string {
  const unit = 1 / POINT;
  return `${short(unit)} 0 0 ${short(-unit)} 0 ${short(height * unit)} cm\n1 j\n${marks.map(write).join('\n')}\n`;
}

function write(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return writeText(mark);
    case 'group': {
      const { x, y, turn, scale } = mark;
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
      const matrix = [cos, sin, -sin, cos].map((value) => Number(value.toFixed(6)));
      const clip = mark.clip
        ? `${[mark.clip.x, mark.clip.y, mark.clip.w, mark.clip.h].map(short).join(' ')} re W n\n`
        : '';
      return `q ${matrix.join(' ')} ${short(x)} ${short(y)} cm\n${clip}${mark.marks.map(write).join('\n')}\nQ`;
    }
    default: {
      const painted = painting(mark);
      return painted === null ? '' : `q ${painted.set}${outline(mark)} ${painted.draw} Q`;
    }
  }
}

function painting({ fill, stroke, width = HAIRLINE, dash }: Paint): { set: string; draw: string } | null {
  if (!fill && !stroke) return null;
  const filled = fill ? `${colour(fill)} rg ` : '';
  const dashed = dash ? `[${dash.map(short).join(' ')}] 0 d ` : '';
  const stroked = stroke ? `${colour(stroke)} RG ${short(width)} w ${dashed}` : '';
  // Like SVG: what a path winds round twice is filled too.
  return { set: filled + stroked, draw: fill && stroke ? 'B' : fill ? 'f' : 'S' };
}

function outline(mark: Exclude<Mark, { kind: 'text' | 'group' }>): string {
  switch (mark.kind) {
    case 'path':
      return segmentsOf(mark.d).map(segment).join(' ');
    case 'line':
      return `${short(mark.x1)} ${short(mark.y1)} m ${short(mark.x2)} ${short(mark.y2)} l`;
    case 'circle':
      return rounded(mark.x - mark.r, mark.y - mark.r, 2 * mark.r, 2 * mark.r, mark.r);
    case 'rect': {
      const { x, y, w, h, round } = mark;
      return round ? rounded(x, y, w, h, Math.min(round, w / 2, h / 2)) : `${[x, y, w, h].map(short).join(' ')} re`;
    }
  }
}

function segment([kind, ...values]: Segment): string {
  const operator = { M: 'm', L: 'l', C: 'c', Z: 'h' }[kind];
  return [...values.map(short), operator].join(' ');
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const k = r * (1 - QUARTER);
  const [right, bottom] = [x + w, y + h];
  const go = (operator: string, ...values: number[]) => [...values.map(short), operator].join(' ');
  return [
    go('m', x + r, y),
    go('l', right - r, y),
    go('c', right - k, y, right, y + k, right, y + r),
    go('l', right, bottom - r),
    go('c', right, bottom - k, right - k, bottom, right - r, bottom),
    go('l', x + r, bottom),
    go('c', x + k, bottom, x, bottom - k, x, bottom - r),
    go('l', x, y + r),
    go('c', x, y + k, x + k, y, x + r, y),
    'h',
  ].join(' ');
}

/** The page is upside down by now, so text is turned back. */
function writeText({ x, y, text, size, font, anchor, fill }: TextMark): string {
  const shift = anchor === 'start' ? 0 : widthOf(text, size, font) / (anchor === 'middle' ? 2 : 1);
  const hex = encode(text)
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');
  return `BT ${colour(fill)} rg /${FONT_NAMES[font]} ${short(size * POINT)} Tf 1 0 0 -1 ${short(x - shift)} ${short(y)} Tm <${hex}> Tj ET`;
}

function colour(hex: Colour): string {
  return [1, 3, 5].map((at) => short(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

const short = (value: number) => String(Number(value.toFixed(3)));
