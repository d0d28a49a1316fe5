import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { fittingSize } from '../text/measure.ts';

export interface Column {
  readonly title: string;
  /** Its share of the width. */
  readonly share: number;
}

/** A table to write in: titles, numbered or empty lines down to the foot. */
export function ledger(
  pen: Pen,
  inks: Inks,
  area: Area,
  columns: readonly Column[],
  { rowHeight = 7, first = 1, numbered = true } = {},
): void {
  const head = 6;
  const rows = Math.max(1, Math.floor((area.h - head) / rowHeight));
  const bottom = area.y + head + rows * rowHeight;
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  pen.rect(area.x, area.y, area.w, head, inks.saving ? { stroke: inks.ink, width: 0.3 } : { fill: inks.stripe });
  for (let row = 0; row < rows; row++) {
    const y = area.y + head + row * rowHeight;
    pen.line(area.x, y + rowHeight, area.x + area.w, y + rowHeight, { stroke: inks.line, width: 0.15 });
    if (numbered) {
      pen.text(area.x + 1.5, y + rowHeight / 2 + 1, String(first + row), { size: 7.5, fill: inks.soft });
    }
  }
  let x = area.x;
  columns.forEach(({ title, share }, i) => {
    if (i > 0) pen.line(x, area.y, x, bottom, { stroke: inks.line, width: 0.15 });
    const wide = (area.w * share) / all;
    pen.text(x + 1.5, area.y + 4, title, { size: fittingSize(title, 7, wide - 2, 'bold'), font: 'bold' });
    x += wide;
  });
  pen.rect(area.x, area.y, area.w, bottom - area.y, { stroke: inks.ink, width: 0.3 });
}
