import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { SUIT_SHAPES, type SuitName } from '../suits.ts';
import { fittingSize } from '../text/measure.ts';

/** A suit, centred on a point. */
export function suit(pen: Pen, inks: Inks, name: SuitName, x: number, y: number, size: number): void {
  const scale = size / 24;
  pen.group(x - size / 2, y - size / 2, (inner) => inner.path(SUIT_SHAPES[name], { fill: inks.suit[name] }), { scale });
}

/** A box of a form: its label in the upper left corner. Gives what is left inside. */
export function field(pen: Pen, inks: Inks, area: Area, label: string, { heavy = false, tinted = false } = {}): Area {
  pen.rect(area.x, area.y, area.w, area.h, {
    stroke: inks.ink,
    width: heavy ? 0.5 : 0.25,
    ...(tinted && !inks.saving && { fill: inks.tint }),
  });
  const capitals = label.toUpperCase();
  const size = fittingSize(capitals, 5.5, area.w - 3.2);
  pen.text(area.x + 1.6, area.y + 3.2, capitals, { size, fill: inks.soft });
  return { x: area.x + 1.6, y: area.y + 4.6, w: area.w - 3.2, h: area.h - 6.2 };
}

/** A heading within a page, on a line of its own. Gives the y below it. */
export function heading(pen: Pen, inks: Inks, x: number, y: number, w: number, text: string): number {
  pen.text(x, y + 3.6, text, { size: fittingSize(text, 10, w, 'bold'), font: 'bold', fill: inks.accent });
  pen.line(x, y + 5, x + w, y + 5, { stroke: inks.accent, width: 0.3 });
  return y + 7;
}
