import { above } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { ledger } from '@waybill/print/parts/ledger';
import type { Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';

/** The driver's log: a line a turn. */
export function log(job: Job): Page[] {
  const columns = [
    { title: 'turn', share: 7 },
    { title: 'loans taken', share: 12 },
    { title: 'loaded', share: 18 },
    { title: 'drove to', share: 22 },
    { title: 'cost £', share: 9 },
    { title: 'delivered', share: 20 },
    { title: 'earned £', share: 10 },
    { title: 'contracts £', share: 12 },
    { title: 'cash £', share: 10 },
    { title: 'loans', share: 8 },
  ];
  const { inks, say } = job;
  return [
    framed(job, 'Driver’s log', (pen, body) => {
      const [table, total] = above(body, body.h - 14, 3);
      const titled = columns.map(({ title, share }) => ({ title: say(title), share }));
      ledger(pen, inks, table, titled, { rowHeight: 6.6 });
      const words = ['cash £', '– £10 × loans', '= score', '£0 or more wins'];
      pen.rect(total.x, total.y, total.w, total.h, { stroke: inks.ink, width: 0.5 });
      words.forEach((text, i) => {
        const said = say(text);
        const size = fittingSize(said, 10, i < 3 ? 25 : total.w / 4 - 6, 'bold');
        pen.text(total.x + 4 + (i * total.w) / 4, total.y + 7, said, { size, font: 'bold' });
        if (i < 3) {
          const x = total.x + 4 + (i * total.w) / 4;
          pen.line(x + 26, total.y + 8, x + 40, total.y + 8, { stroke: inks.line });
        }
      });
    }),
  ];
}
