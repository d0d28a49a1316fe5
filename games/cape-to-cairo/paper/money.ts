import { above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field, heading } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Job } from '@waybill/print/prints';
import { widthOf } from '@waybill/print/text/measure';

const TURNS = 6;
const LAST_TURN = 24;
/** C2C-2.3: the money track ends here. */
const DEBT = 99;

/** What all share: the money of everybody, the order of the turn, and which turn it is. */
export function money(job: Job): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Market', (pen, body) => {
      const [upper, lower] = above(body, body.h - 66, 5);
      const y = heading(pen, inks, upper.x, upper.y, upper.w, say('Money: a marker each, starting on 0'));
      const dollars = [...range(-DEBT, 0), ...range(1, 100)].map((n) => (n < 0 ? `–${-n}` : String(n)));
      track(pen, inks, { ...upper, y, h: upper.h - 7 }, dollars, {
        columns: 10,
        strong: (i) => (i - DEBT) % 10 === 0,
      });
      const [order, turns] = above(lower, 34, 4);
      const top = heading(
        pen,
        inks,
        order.x,
        order.y,
        order.w,
        say('Order of the turn: whoever passes takes the last free place'),
      );
      const places = ['first: opens the next auction', 'second', 'third', 'fourth'];
      columns({ ...order, y: top, h: order.h - 7 }, places.length, 3).forEach((area, i) => {
        const inner = field(pen, inks, area, say(places[i]), { heavy: i === 0, tinted: i === 0 });
        pen.text(inner.x, inner.y + inner.h - 1, say('bid $'), { size: 8, fill: inks.soft });
        pen.line(
          inner.x + 2 + widthOf(say('bid $'), 8),
          inner.y + inner.h - 1,
          inner.x + inner.w,
          inner.y + inner.h - 1,
          { stroke: inks.line },
        );
      });
      const below = heading(
        pen,
        inks,
        turns.x,
        turns.y,
        turns.w,
        say('Turn: {turns}, or up to {last} in a longer match', { turns: TURNS, last: LAST_TURN }),
      );
      const cells = range(1, LAST_TURN);
      track(pen, inks, { ...turns, y: below, h: 16 }, cells.map(String), { columns: 12, strong: (i) => i < TURNS });
    }),
  ];
}
