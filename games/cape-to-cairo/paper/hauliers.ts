import { type Area, above, columns, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { coinPlaces } from '@waybill/print/parts/coins';
import { framed } from '@waybill/print/parts/frame';
import { field, suit } from '@waybill/print/parts/label';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import type { SuitName } from '@waybill/print/suits';
import { fittingSize } from '@waybill/print/text/measure';

/** Each haulier's pawn is of one suit; the suits of the goods in gold, diamonds, oil and coal. */
const HAULIERS: readonly SuitName[] = ['hearts', 'diamonds', 'clubs', 'spades'];
const GOODS = ['gold', 'diamonds', 'oil', 'coal'];

/** Four mats on a page, to be cut apart. */
export function hauliers(job: Job): Page[] {
  return [
    framed(job, 'Haulier’s mats', (pen, body) => {
      rows(body, 2, 5)
        .flatMap((row) => columns(row, 2, 5))
        .forEach((area, i) => mat(pen, job, area, HAULIERS[i]));
    }),
  ];
}

function mat(pen: Pen, { inks, say }: Job, area: Area, name: SuitName): void {
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.suit[name], width: 0.8, round: 2 });
  const inner = { x: area.x + 3, y: area.y + 3, w: area.w - 6, h: area.h - 6 };
  const [head, rest] = above(inner, 13, 2);
  suit(pen, inks, name, head.x + 6, head.y + 6.5, 11);
  const line = field(pen, inks, { ...head, x: head.x + 14, w: head.w - 14 }, say('Haulier'));
  pen.line(line.x, line.y + line.h, line.x + line.w, line.y + line.h, { stroke: inks.line });
  const [aboard, below] = above(rest, rest.h * 0.52, 3);
  coinPlaces(pen, inks, field(pen, inks, aboard, say('Aboard the truck'), { tinted: true }), 6, 3);
  const [kept, key] = above(below, below.h - 8, 2);
  coinPlaces(pen, inks, field(pen, inks, kept, say('Finished products delivered: kept')), 8, 4);
  columns(key, 4, 1).forEach((cell, i) => {
    suit(pen, inks, HAULIERS[i], cell.x + 3, cell.y + 4, 4.5);
    pen.text(cell.x + 6.4, cell.y + 5, say(GOODS[i]), {
      size: fittingSize(say(GOODS[i]), 7, cell.w - 6.6),
      fill: inks.soft,
    });
  });
}
