import { type Area, inset } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { heading } from '@waybill/print/parts/label';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import type { Say } from '@waybill/print/say';
import { fittingSize } from '@waybill/print/text/measure';
import { rangeText, type Sheet, type Transport } from '../rules/index.ts';
import { CARD } from './sizes.ts';

const SEATS = ['First player', 'Second player'];
/** In a box of 40 × 20, nose to the right. */
const HULL = 'M2 6L22 3C32 3 37 7 39 10C37 13 32 17 22 17L2 14L6 10Z';
const COLUMNS = 3;
/** What three dice show at least and at most. */
const LEAST = 3;
const MOST = 18;

/** Six cards for each player, to be cut out, as large as the ports they dock at. */
export function ships(job: Job<Sheet>): Page[] {
  return [
    framed(job, 'Transports', (pen, body) => {
      const left = body.x + (body.w - COLUMNS * CARD.long) / 2;
      SEATS.forEach((owner, seat) => {
        const top = body.y + 8 + seat * (2 * CARD.high + 22);
        const y = heading(
          pen,
          job.inks,
          body.x,
          top - 8,
          body.w,
          job.say('{owner}: cut the six apart, choose three, dock them', { owner: job.say(owner) }),
        );
        job.sheet.transports.forEach((transport, i) => {
          const x = left + (i % COLUMNS) * CARD.long;
          const area = { x, y: y + 2 + Math.floor(i / COLUMNS) * CARD.high, w: CARD.long, h: CARD.high };
          card(pen, job, area, transport, seat);
        });
      });
    }),
  ];
}

function card(pen: Pen, { inks, say }: Job, area: Area, { name, capacity, profit }: Transport, seat: number): void {
  const colour = inks.players[seat];
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.line, width: 0.2, dash: [2, 1.5] });
  const inner = inset(area, 1.6);
  pen.rect(inner.x, inner.y, inner.w, inner.h, { stroke: colour, width: 0.6, round: 2, fill: inks.tint });
  pen.text(inner.x + 3, inner.y + 6.4, name, { size: fittingSize(name, 12, inner.w - 26, 'bold'), font: 'bold' });
  pen.group(
    inner.x + inner.w - 22,
    inner.y + 0.8,
    (hull) => {
      hull.path(HULL, { stroke: inks.ink, width: 0.6, fill: '#ffffff' });
      for (let i = 0; i < 3; i++) hull.rect(11 + i * 7, 7.2, 5.6, 5.6, { stroke: colour, width: 0.6, round: 0.8 });
    },
    { scale: 0.5 },
  );
  // Colour alone doesn't say whose it is.
  pen.text(inner.x + 3, inner.y + 10.4, say(SEATS[seat]), { size: 5.5, fill: colour });
  const words = capacityIn(say, capacity);
  const y = inner.y + inner.h;
  pen.text(inner.x + 3, y - 12.5, say('THREE DICE SHOW'), { size: 5, fill: inks.soft });
  pen.text(inner.x + 3, y - 4.5, words, { size: fittingSize(words, 17, 34, 'bold'), font: 'bold' });
  pen.text(inner.x + inner.w - 3, y - 12.5, say('PROFIT'), { size: 5, anchor: 'end', fill: inks.soft });
  pen.text(inner.x + inner.w - 3, y - 4.5, String(profit), {
    size: 17,
    font: 'bold',
    anchor: 'end',
    fill: inks.accent,
  });
}

/** As people say it: `5 or less` rather than 3–5, which three dice can't go below. */
export function capacityIn(say: Say, capacity: Transport['capacity']): string {
  if ('parity' in capacity) return say(capacity.parity);
  const { min, max } = capacity;
  if (min === LEAST && max < MOST) return say('{max} or less', { max });
  if (max === MOST && min > LEAST) return say('{min} or more', { min });
  return rangeText(min, max);
}
