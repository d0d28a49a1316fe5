import { type GroupMark, HAIRLINE, type Mark, type Page, type Paint, type TextMark } from './page.ts';
import { POINT } from './text/measure.ts';

const FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";
const MONO = "Courier, 'Courier New', 'Liberation Mono', monospace";

/** One page as an SVG document, in millimetres. */
export function toSvg({ title, width, height, marks }: Page): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="${FONTS}">
<title>${escape(title)}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${marks.map(write).join('\n')}
</svg>
`;
}

function write(mark: Mark): string {
  switch (mark.kind) {
    case 'path':
      return `<path d="${mark.d}"${painted(mark)}/>`;
    case 'rect': {
      const { x, y, w, h, round } = mark;
      const corners = round ? ` rx="${short(round)}"` : '';
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${corners}${painted(mark)}/>`;
    }
    case 'circle':
      return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.r)}"${painted(mark)}/>`;
    case 'line': {
      const { x1, y1, x2, y2 } = mark;
      return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"${painted(mark)}/>`;
    }
    case 'text':
      return writeText(mark);
    case 'group': {
      const { x, y, turn, scale } = mark;
      const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
      const scaled = scale === 1 ? '' : ` scale(${Number(scale.toFixed(6))})`;
      const inner = mark.marks.map(write).join('\n');
      return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">\n${clipped(mark.clip, inner)}\n</g>`;
    }
  }
}

/** An inner document shows nothing outside of itself. */
function clipped(clip: GroupMark['clip'], inner: string): string {
  if (!clip) return inner;
  const [x, y, w, h] = [clip.x, clip.y, clip.w, clip.h].map(short);
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">\n${inner}\n</svg>`;
}

function writeText({ x, y, text, size, font, anchor, fill }: TextMark): string {
  const styles = {
    plain: '',
    bold: ' font-weight="bold"',
    italic: ' font-style="italic"',
    mono: ` font-family="${MONO}" xml:space="preserve"`,
  };
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size * POINT)}"${styles[font]}${anchored} fill="${fill}">${escape(text)}</text>`;
}

function painted({ fill, stroke, width, dash }: Paint): string {
  const lined = stroke ? ` stroke="${stroke}" stroke-width="${short(width ?? HAIRLINE)}"` : '';
  const dashed = stroke && dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '';
  return ` fill="${fill ?? 'none'}"${lined}${stroke ? ' stroke-linejoin="round"' : ''}${dashed}`;
}

const short = (value: number) => String(Number(value.toFixed(3)));

/** What XML can't hold at all (control characters, halves of a letter) is left out. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\u007e\u00a0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
