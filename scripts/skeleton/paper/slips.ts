import { above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { heading } from '@waybill/print/parts/label';
import type { Job } from '@waybill/print/prints';
import { SLIPS } from '../rules/index.ts';

/** The six slips of the bag, to cut out. */
export function slips(job: Job<null>): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Slips', (pen, body) => {
      const y = heading(pen, inks, body.x, body.y, body.w, say('Slips: cut them out and put them into a bag'));
      const [area] = above({ ...body, y, h: body.h - 7 }, 30);
      columns(area, SLIPS, 3).forEach((slip, i) => {
        pen.rect(slip.x, slip.y, slip.w, slip.h, { stroke: inks.ink, width: 0.4, round: 2, fill: inks.tint });
        pen.text(slip.x + slip.w / 2, slip.y + 20, String(i + 1), { size: 34, font: 'bold', anchor: 'middle' });
      });
    }),
  ];
}
