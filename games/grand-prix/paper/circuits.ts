import { type Area, above, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field } from '@waybill/print/parts/label';
import { boxes } from '@waybill/print/parts/track';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import type { CircuitSheet, Sheet } from '../rules/index.ts';
import { drawTrack } from './track.ts';

const A_PAGE = 2;
/** More than this is counted on another piece of paper. */
const MOST_BOXES = 40;

export function circuits(job: Job<Sheet>): Page[] {
  const all = job.sheet.circuits;
  const pages = Math.ceil(all.length / A_PAGE);
  return Array.from({ length: pages }, (_, page) =>
    framed(
      job,
      'Circuits',
      (pen, body) =>
        rows(body, A_PAGE, 6).forEach((area, i) => {
          const number = page * A_PAGE + i;
          if (number < all.length) circuit(pen, job, area, all[number], number + 1);
        }),
      { page: page + 1, pages },
    ),
  );
}

function circuit(pen: Pen, job: Job<Sheet>, area: Area, laid: CircuitSheet, number: number): void {
  const { inks, sheet, say } = job;
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.4, round: 2 });
  const inner = { x: area.x + 3, y: area.y + 3, w: area.w - 6, h: area.h - 6 };
  const [head, rest] = above(inner, 12, 3);
  pen.rect(head.x, head.y, 12, 12, inks.saving ? { stroke: inks.ink, width: 0.5 } : { fill: inks.accent });
  pen.text(head.x + 6, head.y + 8.6, String(number), {
    size: fittingSize(String(number), 18, 11, 'bold'),
    font: 'bold',
    anchor: 'middle',
    fill: inks.saving ? inks.ink : '#ffffff',
  });
  const name = fittingSize(laid.name, 16, head.w - 60, 'bold');
  pen.text(head.x + 15, head.y + 8.4, laid.name, { size: name, font: 'bold' });
  field(pen, inks, { x: head.x + head.w - 38, y: head.y, w: 38, h: 12 }, say('Place: spaces short, or 20'));
  const [track, below] = above(rest, rest.h - 33, 3);
  drawTrack(pen, { inks, say }, sheet, laid, track);
  const [time, damage] = rows(below, 2, 2);
  tally(pen, inks, time, say('Time: a turn a box, write the gear in it'), laid.time);
  tally(pen, inks, damage, say('Damage: what stays empty pays for later'), laid.damage);
}

function tally(pen: Pen, inks: Job['inks'], area: Area, label: string, count: number): void {
  const inner = field(pen, inks, area, `${label} (${count})`);
  if (count > MOST_BOXES) {
    pen.line(inner.x, inner.y + inner.h, inner.x + inner.w, inner.y + inner.h, { stroke: inks.line });
    return;
  }
  const side = Math.min(inner.h, (inner.w - 1.2 * count) / Math.max(1, count), 10);
  boxes(pen, inks, { ...inner, y: inner.y + 0.4 }, count, side);
}
