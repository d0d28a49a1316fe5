import type { Area } from '../area.ts';
import type { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import { fittingSize } from '../text/measure.ts';

/** What something is, and what it costs or pays. */
export type Price = readonly [what: string, worth: string];

/** A row of what there is and below it what it is worth: both as short texts. */
export function prices(pen: Pen, { inks, say }: Job, area: Area, heading: string, pairs: readonly Price[]): void {
  const title = say(heading);
  const label = Math.min(44, area.w * 0.3);
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.3 });
  pen.text(area.x + 2, area.y + area.h / 2 + 1, title, {
    size: fittingSize(title, 8, label - 4, 'bold'),
    font: 'bold',
  });
  const wide = (area.w - label) / pairs.length;
  pairs.forEach(([english, worth], i) => {
    const what = say(english);
    const x = area.x + label + i * wide;
    pen.line(x, area.y, x, area.y + area.h, { stroke: inks.line });
    pen.text(x + wide / 2, area.y + area.h * 0.4, what, {
      size: fittingSize(what, 7, wide - 1.5),
      anchor: 'middle',
      fill: inks.soft,
    });
    pen.text(x + wide / 2, area.y + area.h * 0.84, worth, {
      size: fittingSize(worth, 10, wide - 1.5, 'bold'),
      anchor: 'middle',
      font: 'bold',
    });
  });
}
