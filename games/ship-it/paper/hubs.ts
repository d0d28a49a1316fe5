import { type Area, above, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { coinPlaces } from '@waybill/print/parts/coins';
import { framed } from '@waybill/print/parts/frame';
import { field, suit } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import type { SuitName } from '@waybill/print/suits';
import { SUITS } from './suits.ts';

const NEEDED = 8;

/** A strip for each suit: where its hub is, what is warehoused there, its chips. */
export function hubs(job: Job): Page[] {
  return [
    framed(job, 'Hubs and chips', (pen, body) => {
      rows(body, SUITS.length, 4).forEach((area, i) => strip(pen, job, area, ...SUITS[i]));
    }),
  ];
}

function strip(pen: Pen, { inks, say }: Job, area: Area, name: SuitName, colour: string): void {
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.suit[name], width: 0.8, round: 2 });
  suit(pen, inks, name, area.x + 13, area.y + area.h / 2 - 5, 17);
  pen.text(area.x + 13, area.y + area.h / 2 + 9, say(name), { size: 10, font: 'bold', anchor: 'middle' });
  pen.text(area.x + 13, area.y + area.h / 2 + 13, say(colour), { size: 7, anchor: 'middle', fill: inks.soft });
  const inner = { x: area.x + 27, y: area.y + 3, w: area.w - 30, h: area.h - 6 };
  const high = (inner.h - 4) / 2;
  const [upper, lower] = above(inner, high, 4);
  const hub = field(pen, inks, { ...upper, w: upper.w * 0.5 - 2 }, say('The hub’s tile: starts on the ace'));
  track(pen, inks, hub, [say('ace'), '2', '3', '4', '5', say('closed')], { columns: 6, strong: (i) => i === 0 });
  const sum = field(
    pen,
    inks,
    { ...upper, x: upper.x + upper.w * 0.5 + 2, w: upper.w * 0.5 - 2 },
    say('Sum at the hub: {needed} ships', { needed: NEEDED }),
  );
  track(pen, inks, sum, range(1, NEEDED).map(String), { columns: NEEDED, strong: (i) => i === NEEDED - 1 });
  const chips = field(pen, inks, lower, say('Chips: each is a point more in every later turn'), { tinted: true });
  coinPlaces(pen, inks, chips, 5, 5);
}
