import { above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field, heading, suit } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Job } from '@waybill/print/prints';
import { SUITS } from './suits.ts';

const MOST = 159;
const TARGET = 100;
const DRY = 10;

/** The score of each suit, marked with its null coin; and rounds without a shipment. */
export function scores(job: Job): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Scores', (pen, body) => {
      const [upper, lower] = above(body, body.h - 58, 5);
      const title = say('Score: the null coins keep it; {target} ends the match, 150 for two suits together', {
        target: TARGET,
      });
      const y = heading(pen, inks, upper.x, upper.y, upper.w, title);
      track(pen, inks, { ...upper, y, h: upper.h - 7 }, range(0, MOST).map(String), {
        columns: 10,
        strong: (i) => i === 0 || i === TARGET || i === 50 || i === 150,
      });
      const [dry, start] = above(lower, 22, 4);
      const top = heading(
        pen,
        inks,
        dry.x,
        dry.y,
        dry.w,
        say('Rounds in a row without a shipment: the tenth ends the match'),
      );
      track(pen, inks, { ...dry, y: top, h: 14 }, range(1, DRY).map(String), {
        columns: DRY,
        strong: (i) => i === DRY - 1,
      });
      columns(start, SUITS.length, 3).forEach((area, i) => {
        const [name, colour] = SUITS[i];
        const inner = field(pen, inks, area, `${say(name)}, ${say(colour)}`);
        suit(pen, inks, name, inner.x + 8, inner.y + inner.h / 2, 13);
        pen.text(inner.x + 18, inner.y + 5, say('played by'), { size: 6.5, fill: inks.soft });
        pen.line(inner.x + 18, inner.y + 15, inner.x + inner.w, inner.y + 15, { stroke: inks.line });
      });
    }),
  ];
}
