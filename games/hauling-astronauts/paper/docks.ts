import { type Area, above, columns, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { heading } from '@waybill/print/parts/label';
import { ledger } from '@waybill/print/parts/ledger';
import { range, track } from '@waybill/print/parts/track';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import { rangeText, type Sheet } from '../rules/index.ts';

const VOYAGE = [
  { title: '', share: 5 },
  { title: 'transport', share: 22 },
  { title: 'sum', share: 9 },
  { title: 'profit', share: 11 },
  { title: 'dock', share: 9 },
  { title: 'bonus', share: 11 },
  { title: 'score', share: 12 },
];

/** The six docks, both scores, and the books of both. */
export function docks(job: Job<Sheet>): Page[] {
  const { inks, say } = job;
  const voyage = VOYAGE.map(({ title, share }) => ({ title: title && say(title), share }));
  return [
    framed(job, 'Docks and scores', (pen, body) => {
      const [upper, rest] = above(body, 102, 5);
      const y = heading(pen, inks, upper.x, upper.y, upper.w, say('Destination docks: one transport each'));
      rows({ ...upper, y, h: upper.h - 7 }, 2, 4)
        .flatMap((row) => columns(row, 3, 4))
        .forEach((area, i) => dock(pen, job, area, i));
      const [scores, books] = above(rest, 60, 5);
      const below = heading(pen, inks, scores.x, scores.y, scores.w, say('Scores: a marker each'));
      track(pen, inks, { ...scores, y: below, h: scores.h - 7 }, range(0, 59).map(String), {
        columns: 12,
        strong: (i) => i % 10 === 0,
      });
      columns(books, 2, 5).forEach((area, i) => {
        const top = heading(pen, inks, area.x, area.y, area.w, say(i === 0 ? 'First player' : 'Second player'));
        ledger(pen, inks, { ...area, y: top, h: 6 + 3 * 8 }, voyage, { rowHeight: 8 });
      });
    }),
  ];
}

function dock(pen: Pen, { inks, sheet, say }: Job<Sheet>, area: Area, i: number): void {
  const { bonus, min, max } = sheet.docks[i];
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.5, round: 3, fill: inks.tint });
  pen.text(area.x + 3, area.y + 5, say('DOCK {dock}', { dock: i }), { size: 6, fill: inks.soft });
  const words = rangeText(min, max);
  const middle = area.x + area.w / 2;
  const size = fittingSize(words, 24, area.w - 8, 'bold');
  pen.text(middle, area.y + area.h / 2 - 1, words, { size, font: 'bold', anchor: 'middle' });
  pen.text(middle, area.y + area.h / 2 + 8, say('bonus {bonus}', { bonus }), {
    size: 11,
    anchor: 'middle',
    fill: inks.accent,
  });
  pen.text(middle, area.y + area.h - 3, say('if the sum of the load is this'), {
    size: 6,
    anchor: 'middle',
    fill: inks.soft,
  });
}
