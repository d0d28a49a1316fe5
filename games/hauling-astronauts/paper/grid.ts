import { type Area, above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field } from '@waybill/print/parts/label';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import type { Sheet } from '../rules/index.ts';
import { CARD, CELL } from './sizes.ts';

const SIDE = 3;

/** The grid with the ports of both, and where the dice wait. */
export function grid(job: Job<Sheet>): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Spaceport', (pen, body) => {
      const board = SIDE * CELL;
      const left = body.x + (body.w - board - CARD.long - 6) / 2 + CARD.long + 6;
      const top = body.y + CARD.long + 6;
      ports(pen, job, left, top);
      for (let i = 0; i < SIDE * SIDE; i++) {
        const [column, row] = [i % SIDE, Math.floor(i / SIDE)];
        cell(pen, job, { x: left + column * CELL, y: top + row * CELL, w: CELL, h: CELL }, 'abc'[column] + (row + 1));
      }
      pen.rect(left, top, board, board, { stroke: inks.ink, width: 0.7 });
      const y = top + board + 5;
      const [dice, scores] = above({ ...body, y, h: body.y + body.h - y }, 36, 4);
      const [available, booked] = columns(dice, 2, 5);
      pool(pen, job, available, say('Available: nine dice at the start'), 9);
      pool(pen, job, booked, say('Booked: rolled, for both to place'), 9);
      if (scores.h > 10) field(pen, inks, scores, say('Notes'));
    }),
  ];
}

function cell(pen: Pen, { inks }: Job, area: Area, name: string): void {
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.3, fill: inks.tint });
  const [x, y, r] = [area.x + area.w / 2, area.y + area.h / 2, 12];
  // A shifted die is turned onto this square's corners.
  pen.path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, {
    stroke: inks.line,
    width: 0.2,
    dash: [0.8, 0.8],
  });
  pen.rect(x - 8.2, y - 8.2, 16.4, 16.4, { stroke: inks.line, width: 0.3, fill: '#ffffff', round: 1.5 });
  pen.text(area.x + 1.4, area.y + 3.4, name, { size: 6.5, fill: inks.soft });
}

function ports(pen: Pen, { inks, say }: Job, left: number, top: number): void {
  for (let port = 0; port < SIDE; port++) {
    const mine = { x: left - 4 - CARD.long, y: top + port * CELL + 0.5, w: CARD.long, h: CELL - 1 };
    const theirs = { x: left + port * CELL + 0.5, y: top - 4 - CARD.long, w: CELL - 1, h: CARD.long };
    for (const [area, seat] of [
      [mine, 0],
      [theirs, 1],
    ] as const) {
      pen.rect(area.x, area.y, area.w, area.h, {
        stroke: inks.players[seat],
        width: 0.5,
        dash: seat === 0 ? [3, 1] : [1, 1],
        round: 2,
      });
    }
    pen.text(mine.x + 3, mine.y + 5, say('port {port}', { port }), { size: 7, fill: inks.players[0] });
    pen.text(mine.x + 3, mine.y + 9, say('first player: rows'), { size: 6, fill: inks.soft });
    pen.group(
      theirs.x + 5,
      theirs.y + theirs.h - 3,
      (inner) => {
        inner.text(0, 0, say('port {port}', { port }), { size: 7, fill: inks.players[1] });
        inner.text(0, 4, say('second player: columns'), { size: 6, fill: inks.soft });
      },
      { turn: -90 },
    );
    arrow(pen, inks.ink, mine.x + mine.w + 0.6, mine.y + mine.h / 2, 0);
    arrow(pen, inks.ink, theirs.x + theirs.w / 2, theirs.y + theirs.h + 0.6, 90);
  }
}

function arrow(pen: Pen, fill: string, x: number, y: number, turn: number): void {
  pen.group(x, y, (inner) => inner.path('M0 -1.8L2.6 0L0 1.8Z', { fill }), { turn });
}

function pool(pen: Pen, { inks }: Job, area: Area, label: string, dice: number): void {
  const inner = field(pen, inks, area, label);
  const wide = inner.w / 5;
  for (let i = 0; i < dice; i++) {
    const x = inner.x + (i % 5) * wide + (wide - 13) / 2;
    const y = inner.y + Math.floor(i / 5) * 15 + 0.8;
    pen.rect(x, y, 13, 13, { stroke: inks.line, width: 0.25, round: 1.5 });
  }
}
