import { above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { coinPlaces } from '@waybill/print/parts/coins';
import { framed } from '@waybill/print/parts/frame';
import { field, heading, suit } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Job } from '@waybill/print/prints';
import type { SuitName } from '@waybill/print/suits';
import { LOAN, MOST_LOANS } from '../rules/index.ts';

const SUITS: readonly SuitName[] = ['suns', 'moons', 'crowns', 'arms'];
const CONTRACTS = 4;
const START = 10;

/** The office: cash, loans, what is on the truck, what has been delivered. */
export function office(job: Job): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Office', (pen, body) => {
      const [cash, rest] = above(body, 72, 3);
      const y = heading(pen, inks, cash.x, cash.y, cash.w, say('Cash in pounds'));
      const pounds = range(0, 99).map((pound) => `£${pound}`);
      track(pen, inks, { ...cash, y, h: cash.h - 7 }, pounds, {
        columns: 10,
        strong: (i) => i === START,
      });
      const [loans, below] = above(rest, 28, 4);
      const top = heading(
        pen,
        inks,
        loans.x,
        loans.y,
        loans.w,
        say('Loans, £{loan} each; never paid back before the end', { loan: LOAN }),
      );
      const [numbers, interest] = above({ ...loans, y: top, h: loans.h - 7 }, 12);
      const owed = range(0, MOST_LOANS);
      track(pen, inks, numbers, owed.map(String), { columns: owed.length, strong: (i) => i === 1 });
      track(
        pen,
        inks,
        interest,
        owed.map((n) => `£${CONTRACTS + n}`),
        { columns: owed.length },
      );
      pen.text(loans.x, loans.y + loans.h + 3, say('Below each number: what new contracts cost.'), {
        size: 6.5,
        fill: inks.soft,
      });
      const [truck, store] = above({ ...below, y: below.y + 3, h: below.h - 3 }, 52, 4);
      const bed = field(
        pen,
        inks,
        truck,
        say('On the truck: coins suit up are raw materials, rank up finished products'),
        {
          heavy: true,
          tinted: true,
        },
      );
      coinPlaces(pen, inks, bed, 16, 8);
      const [left, right] = columns(store, 2, 4);
      seen(pen, job, left);
      const done = field(pen, inks, right, say('Finished products delivered: 24 end the year'));
      track(pen, inks, { ...done, y: done.y + 1 }, range(1, 24).map(String), { columns: 6, strong: (i) => i === 23 });
    }),
  ];
}

/** Which ranks of each suit have been turned over: what the cup and the map still hide. */
function seen(pen: Parameters<typeof field>[0], { inks, say }: Job, area: Parameters<typeof field>[2]): void {
  const inner = field(pen, inks, area, say('Ranks turned over: tick them off'));
  const wide = (inner.w - 9) / 6;
  const high = (inner.h - 1) / SUITS.length;
  SUITS.forEach((name, row) => {
    const y = inner.y + 1 + row * high;
    suit(pen, inks, name, inner.x + 4, y + high / 2, Math.min(6.5, high - 1));
    const cells = { x: inner.x + 9, y, w: wide * 6, h: high - 0.8 };
    track(pen, inks, cells, [say('null'), say('ace'), '2', '3', '4', '5'], { columns: 6 });
  });
}
