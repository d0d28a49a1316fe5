import { capacityText, type Sheet, type Transport } from '@waybill/rules/hauling-astronauts';
import type { Page } from '../page.ts';
import { type Area, columns, rows } from '../parts/area.ts';
import { framed } from '../parts/frame.ts';
import type { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import { fittingSize } from '../text/measure.ts';

const SEATS = ['First player', 'Second player'];
/** In a box of 40 × 20, nose to the right. */
const HULL = 'M2 6L22 3C32 3 37 7 39 10C37 13 32 17 22 17L2 14L6 10Z';

/** Six cards for each player, to be cut out; the same backs, so that they can be docked face down. */
export function ships(job: Job<Sheet>): Page[] {
  return SEATS.map((name, seat) =>
    framed(
      job,
      'Transports',
      (pen, body) => {
        pen.text(body.x, body.y + 4, `${name}: cut the six apart, choose three, dock them at your ports.`, { size: 9 });
        const area = { x: body.x, y: body.y + 8, w: body.w, h: Math.min(body.h - 8, 240) };
        rows(area, 3, 0)
          .flatMap((row) => columns(row, 2, 0))
          .forEach((cell, i) => card(pen, job, cell, job.sheet.transports[i], seat, name));
      },
      { page: seat + 1, pages: SEATS.length },
    ),
  );
}

function card(
  pen: Pen,
  { inks }: Job,
  area: Area,
  { name, capacity, profit }: Transport,
  seat: number,
  owner: string,
): void {
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.line, width: 0.2, dash: [2, 1.5] });
  const inner = { x: area.x + 4, y: area.y + 4, w: area.w - 8, h: area.h - 8 };
  pen.rect(inner.x, inner.y, inner.w, inner.h, { stroke: inks.players[seat], width: 0.8, round: 3, fill: inks.tint });
  const middle = inner.x + inner.w / 2;
  pen.text(middle, inner.y + 10, name, {
    size: fittingSize(name, 18, inner.w - 8, 'bold'),
    font: 'bold',
    anchor: 'middle',
  });
  pen.group(
    middle - 30,
    inner.y + 13,
    (hull) => {
      hull.path(HULL, { stroke: inks.ink, width: 0.35, fill: '#ffffff' });
      for (let i = 0; i < 3; i++)
        hull.rect(11 + i * 7, 7.2, 5.6, 5.6, { stroke: inks.players[seat], width: 0.35, round: 0.8 });
    },
    { scale: 1.5 },
  );
  const y = inner.y + inner.h - 18;
  pen.line(inner.x + 4, y - 2.5, inner.x + inner.w - 4, y - 2.5, { stroke: inks.line });
  const [load, pays] = [inner.x + inner.w * 0.28, inner.x + inner.w * 0.74];
  const words = capacityText(capacity);
  pen.text(load, y + 2, 'THREE DICE SHOW', { size: 5.5, anchor: 'middle', fill: inks.soft });
  pen.text(load, y + 9, words, {
    size: fittingSize(words, 16, inner.w * 0.5 - 6, 'bold'),
    font: 'bold',
    anchor: 'middle',
  });
  pen.text(pays, y + 2, 'PROFIT', { size: 5.5, anchor: 'middle', fill: inks.soft });
  pen.text(pays, y + 9, String(profit), { size: 16, font: 'bold', anchor: 'middle', fill: inks.accent });
  pen.text(middle, inner.y + inner.h - 2.5, owner, { size: 6, anchor: 'middle', fill: inks.players[seat] });
}
