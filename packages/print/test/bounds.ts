import type { Mark, Page } from '../src/page.ts';
import { segmentsOf } from '../src/path.ts';
import { POINT, widthOf } from '../src/text/measure.ts';

export interface Box {
  readonly kind: Mark['kind'];
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Place = (x: number, y: number) => [number, number];

/** Where every mark of a page is, groups taken apart. */
export function boxesOf({ marks }: Page): Box[] {
  return marks.flatMap((mark) => boxes(mark, (x, y) => [x, y]));
}

function boxes(mark: Mark, place: Place): Box[] {
  if (mark.kind === 'group') {
    const { x, y, turn, scale } = mark;
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const inner: Place = (a, b) => place(x + cos * a - sin * b, y + sin * a + cos * b);
    const { clip } = mark;
    if (clip)
      return [
        boxOf(
          'group',
          'clip',
          rectangle(clip.x, clip.y, clip.w, clip.h).map(([a, b]) => inner(a, b)),
        ),
      ];
    return mark.marks.flatMap((one) => boxes(one, inner));
  }
  const what = mark.kind === 'text' ? mark.text : mark.kind;
  return [
    boxOf(
      mark.kind,
      what,
      cornersOf(mark).map(([x, y]) => place(x, y)),
    ),
  ];
}

function boxOf(kind: Mark['kind'], what: string, points: readonly [number, number][]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { kind, what, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function cornersOf(mark: Exclude<Mark, { kind: 'group' }>): [number, number][] {
  switch (mark.kind) {
    case 'text': {
      const wide = widthOf(mark.text, mark.size, mark.font);
      const left = mark.x - (mark.anchor === 'start' ? 0 : mark.anchor === 'middle' ? wide / 2 : wide);
      const em = mark.size * POINT;
      return rectangle(left, mark.y - em * 0.72, wide, em * 0.93);
    }
    case 'line':
      return [
        [mark.x1, mark.y1],
        [mark.x2, mark.y2],
      ];
    case 'circle':
      return rectangle(mark.x - mark.r, mark.y - mark.r, 2 * mark.r, 2 * mark.r);
    case 'rect':
      return rectangle(mark.x, mark.y, mark.w, mark.h);
    case 'path':
      return segmentsOf(mark.d).flatMap(([, ...values]) =>
        Array.from({ length: values.length / 2 }, (_, i): [number, number] => [values[2 * i], values[2 * i + 1]]),
      );
  }
}

function rectangle(x: number, y: number, w: number, h: number): [number, number][] {
  return [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
}

/** Texts that run into each other. */
export function overlaps(page: Page): string[] {
  const texts = boxesOf(page).filter(({ kind, what }) => kind === 'text' && what !== '');
  const cut = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3;
  return texts.flatMap((a, i) => texts.slice(i + 1).flatMap((b) => (cut(a, b) ? [`${a.what} and ${b.what}`] : [])));
}
