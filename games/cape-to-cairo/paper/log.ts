import { above, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { heading } from '@waybill/print/parts/label';
import { ledger } from '@waybill/print/parts/ledger';
import type { Job } from '@waybill/print/prints';

const COLUMNS = [
  { title: 'turn', share: 6 },
  { title: 'place', share: 8 },
  { title: 'bid paid $', share: 11 },
  { title: 'drove to', share: 24 },
  { title: 'cost $', share: 10 },
  { title: 'delivered', share: 22 },
  { title: 'earned $', share: 11 },
  { title: 'money $', share: 12 },
];

/** The books of four hauliers, six turns each. */
export function log(job: Job): Page[] {
  const titled = COLUMNS.map(({ title, share }) => ({ title: job.say(title), share }));
  return [
    framed(job, 'Books', (pen, body) => {
      for (const area of rows(body, 4, 5)) {
        const y = heading(pen, job.inks, area.x, area.y, area.w, job.say('Haulier'));
        pen.line(area.x + 20, y - 3, area.x + 90, y - 3, { stroke: job.inks.line });
        const [table] = above({ ...area, y, h: area.h - 7 }, area.h - 7);
        ledger(pen, job.inks, table, titled, { rowHeight: (table.h - 6) / 6 });
      }
    }),
  ];
}
