import { above, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field, heading } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Job } from '@waybill/print/prints';
import { SLIPS } from '../rules/index.ts';

const FLOOR = 10;
const MOST = FLOOR + SLIPS + 6;

/** A mat with both vans: a box for every pip they may hold. */
export function vans(job: Job<null>): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Vans', (pen, body) => {
      const [upper] = above(body, 120);
      rows(upper, 2, 8).forEach((area, seat) => {
        const y = heading(
          pen,
          inks,
          area.x,
          area.y,
          area.w,
          say('Van {van}: fill a box for every pip', { van: seat + 1 }),
        );
        const [boxes, below] = above({ ...area, y, h: area.h - 7 }, 24, 4);
        track(pen, inks, boxes, range(1, MOST).map(String), { columns: MOST / 2, strong: (i) => i === FLOOR - 1 });
        field(pen, inks, { ...below, w: 40, h: 14 }, say('Slip'));
        field(pen, inks, { ...below, x: below.x + 44, w: 40, h: 14 }, say('Closed at'), { heavy: true });
      });
    }),
  ];
}
