import { type Area, above, columns } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { field, heading } from '@waybill/print/parts/label';
import { ledger } from '@waybill/print/parts/ledger';
import { boxes, range } from '@waybill/print/parts/track';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import { type Sheet, SPECIALS, type Special } from '../rules/index.ts';

const MOST_BOXES = 24;
const FACES = 6;

const WORDS: Readonly<Record<Special, readonly [string, string]>> = {
  reroll: ['Re-roll', 'Roll all dice again.'],
  include: ['Include', 'Before a roll: dice equal to the gear move the car too.'],
  select: ['Select', 'Roll again any dice you choose.'],
  shift: ['Shift', 'Go to any gear but this one.'],
};

/** What is kept for the whole season: special actions, gears, unused damage and places. */
export function season(job: Job<Sheet>): Page[] {
  const { inks, sheet, say } = job;
  return [
    framed(job, 'Season', (pen, body) => {
      const [specials, rest] = above(body, 82, 5);
      const y = heading(
        pen,
        inks,
        specials.x,
        specials.y,
        specials.w,
        say('Special actions: free uses, then their price in damage'),
      );
      const high = (specials.h - 7) / SPECIALS.length;
      SPECIALS.forEach((special, i) => {
        action(pen, job, { x: specials.x, y: y + i * high, w: specials.w, h: high - 2 }, special);
      });
      const [gears, books] = above(rest, 44, 5);
      lever(pen, job, gears);
      const [places, bank] = columns(books, 2, 5);
      const top = heading(
        pen,
        inks,
        places.x,
        places.y,
        places.w,
        say('Places: the sum is the score, lower is better'),
      );
      const rowHeight = Math.min(9, (places.h - 26) / Math.max(4, sheet.circuits.length));
      const count = Math.max(1, Math.min(sheet.circuits.length, Math.floor((places.h - 26) / Math.max(4, rowHeight))));
      const table = { ...places, y: top, h: 6 + count * rowHeight + 0.01 };
      ledger(
        pen,
        inks,
        table,
        [
          { title: '', share: 8 },
          { title: say('circuit'), share: 60 },
          { title: say('place'), share: 22 },
        ],
        { rowHeight },
      );
      sheet.circuits.slice(0, count).forEach(({ name }, i) => {
        const size = fittingSize(name, 8.5, places.w * 0.6);
        pen.text(places.x + (places.w * 8) / 90 + 1.5, top + 6 + (i + 0.5) * rowHeight + 1, name, { size });
      });
      field(pen, inks, { ...places, y: table.y + table.h + 3, h: 13 }, say('Score'), { heavy: true, tinted: true });
      const below = heading(pen, inks, bank.x, bank.y, bank.w, say('Bank: damage left unused on earlier circuits'));
      field(pen, inks, { ...bank, y: below, h: table.h + 16 - 0 }, say('Added and spent'));
    }),
  ];
}

function action(pen: Pen, { inks, sheet, say }: Job<Sheet>, area: Area, special: Special): void {
  const { free, cost } = sheet.specials[special];
  const [name, words] = WORDS[special].map((text) => say(text));
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.3, fill: inks.tint, round: 1.5 });
  pen.text(area.x + 3, area.y + area.h * 0.45, name, { size: 12, font: 'bold' });
  pen.text(area.x + 3, area.y + area.h * 0.8, words, { size: fittingSize(words, 7.5, 80), fill: inks.soft });
  pen.text(area.x + area.w - 3, area.y + area.h * 0.45, say('then {cost}', { cost }), {
    size: 12,
    font: 'bold',
    anchor: 'end',
    fill: inks.warning,
  });
  pen.text(area.x + area.w - 3, area.y + area.h * 0.8, say('damage each'), {
    size: 7.5,
    anchor: 'end',
    fill: inks.soft,
  });
  const middle = { x: area.x + 86, y: area.y + 4.4, w: area.w - 120, h: area.h };
  pen.text(middle.x, area.y + 3.2, say('{free} FREE', { free }), { size: 5.5, fill: inks.soft });
  if (free <= MOST_BOXES) boxes(pen, inks, middle, free, free > 8 ? 3.6 : 9, free > 8 ? 0.8 : 2);
}

/** Each gear with what it moves on average: dice that show less than the gear. */
function lever(pen: Pen, { inks, sheet, say }: Job<Sheet>, area: Area): void {
  const y = heading(
    pen,
    inks,
    area.x,
    area.y,
    area.w,
    say('Gears: one up or one down each turn; dice below the gear move the car'),
  );
  columns({ ...area, y, h: area.h - 7 }, sheet.gears, 3).forEach((cell, i) => {
    const gear = i + 1;
    pen.rect(cell.x, cell.y, cell.w, cell.h, { stroke: inks.ink, width: 0.4, round: 2, fill: inks.tint });
    pen.text(cell.x + cell.w / 2, cell.y + 13, String(gear), {
      size: 26,
      font: 'bold',
      anchor: 'middle',
      fill: inks.accent,
    });
    const faces = gear === 1 ? say('no die moves') : range(1, gear - 1).join(' ');
    pen.text(cell.x + cell.w / 2, cell.y + 20, faces, { size: fittingSize(faces, 9, cell.w - 3), anchor: 'middle' });
    const [whole, tenth] = ((sheet.dice * (gear - 1)) / FACES).toFixed(1).split('.');
    const words = say('about {whole}.{tenth} spaces', { whole, tenth });
    pen.text(cell.x + cell.w / 2, cell.y + 26, words, {
      size: fittingSize(words, 7, cell.w - 3),
      anchor: 'middle',
      fill: inks.soft,
    });
    const harm = say('{gear} damage a section jumped', { gear });
    pen.text(cell.x + cell.w / 2, cell.y + 31, harm, {
      size: fittingSize(harm, 6.5, cell.w - 3),
      anchor: 'middle',
      fill: inks.warning,
    });
  });
}
