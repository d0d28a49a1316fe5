import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { fittingSize } from '../text/measure.ts';

interface TrackStyle {
  readonly columns: number;
  /** Cells that stand out. */
  readonly strong?: (index: number) => boolean;
}

/** Numbered boxes to move a marker on, filling the area row by row. */
export function track(pen: Pen, inks: Inks, area: Area, labels: readonly string[], style: TrackStyle): void {
  const { columns, strong = () => false } = style;
  const [wide, high] = [area.w / columns, area.h / Math.ceil(labels.length / columns)];
  labels.forEach((label, i) => {
    const row = Math.floor(i / columns);
    const [x, y] = [area.x + (i % columns) * wide, area.y + row * high];
    const bold = strong(i);
    pen.rect(x, y, wide, high, {
      stroke: inks.ink,
      width: bold ? 0.5 : 0.2,
      ...(bold && !inks.saving && { fill: inks.stripe }),
    });
    const size = fittingSize(label, Math.min(bold ? 10 : 9, high * 1.5), wide - 1.4, bold ? 'bold' : 'plain');
    const type = { size, font: bold ? 'bold' : 'plain', anchor: 'middle', fill: bold ? inks.ink : inks.soft } as const;
    pen.text(x + wide / 2, y + high / 2 + size * 0.125, label, type);
  });
}

/** Empty boxes to tick, in rows, the first ones leftmost. */
export function boxes(pen: Pen, inks: Inks, area: Area, count: number, side: number, gap = 1.2): void {
  const perRow = Math.max(1, Math.floor((area.w + gap) / (side + gap)));
  for (let i = 0; i < count; i++) {
    const [x, y] = [area.x + (i % perRow) * (side + gap), area.y + Math.floor(i / perRow) * (side + gap)];
    pen.rect(x, y, side, side, { stroke: inks.ink, width: 0.3, fill: '#ffffff' });
  }
}

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}
