import type { Area } from '../area.ts';
import type { Page } from '../page.ts';
import { MARGIN } from '../paper.ts';
import { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import { fittingSize } from '../text/measure.ts';

const HEAD = 15;
const FOOT = 6;
const STAMP = 27;
const PAGE_CELL = 17;
const SMALL = 8;

/** What is left of the page between head and foot. */
export function bodyOf({ paper }: Pick<Job, 'paper'>): Area {
  const top = MARGIN + HEAD + 4;
  return { x: MARGIN, y: top, w: paper.width - 2 * MARGIN, h: paper.height - MARGIN - FOOT - top };
}

/** A page in the form of a freight paper: boxes of what, of which and which page above, who made it below. */
export function framed(
  job: Job,
  title: string,
  draw: (pen: Pen, body: Area) => void,
  { page = 1, pages = 1 } = {},
): Page {
  const pen = new Pen(job.inks.ink);
  head(pen, job, job.say(title), job.say('{page} of {pages}', { page, pages }));
  foot(pen, job);
  draw(pen, bodyOf(job));
  return pen.page(`${job.game.title}: ${job.say(title)}`, job.paper);
}

function head(pen: Pen, { game, sheetName, paper, inks, say }: Job, title: string, page: string): void {
  const { saving, accent, ink, soft } = inks;
  const width = paper.width - 2 * MARGIN;
  const [x, y] = [MARGIN, MARGIN];
  const line = { stroke: ink, width: 0.35 };
  pen.rect(x, y, STAMP, HEAD, saving ? line : { fill: accent });
  const on = saving ? ink : '#ffffff';
  pen.text(x + STAMP / 2, y + 7.4, 'WAYBILL', { size: 13, font: 'bold', anchor: 'middle', fill: on });
  const played = say('PLAYED FROM PAPER');
  pen.text(x + STAMP / 2, y + 11.6, played, { size: fittingSize(played, 5, STAMP - 3), anchor: 'middle', fill: on });
  pen.rect(x, y, width, HEAD, { ...line, width: 0.5 });
  const rest = width - STAMP - PAGE_CELL;
  const split = sheetName === '' ? 0.58 : 0.44;
  const cells: [label: string, value: string, wide: number][] = [
    [say('GAME'), game.title, rest * split],
    [say('FORM'), title, rest * (sheetName === '' ? 1 - split : 0.3)],
    ...(sheetName === '' ? [] : [[say('SHEET'), sheetName, rest * 0.26] as [string, string, number]]),
    [say('PAGE'), page, PAGE_CELL],
  ];
  let at = x + STAMP;
  cells.forEach(([label, value, wide], i) => {
    if (i > 0) pen.line(at, y, at, y + HEAD, line);
    pen.text(at + 2, y + 4, label, { size: 5.5, fill: soft });
    headValue(pen, value, i === 0 ? 15 : 11, at + 2, y, wide - 4);
    at += wide;
  });
}

/** On one line, or on two where it would be too small. */
function headValue(pen: Pen, value: string, size: number, x: number, y: number, width: number): void {
  const fitting = fittingSize(value, size, width, 'bold');
  if (fitting >= SMALL) {
    pen.text(x, y + 11, value, { size: fitting, font: 'bold' });
    return;
  }
  const middle = Math.ceil(value.length / 2);
  const space = value.lastIndexOf(' ', middle);
  const cut = space > 0 ? space : middle;
  [value.slice(0, cut), value.slice(cut).trim()].forEach((line, i) => {
    pen.text(x, y + 8.4 + i * 4, line, { size: fittingSize(line, SMALL + 1, width, 'bold'), font: 'bold' });
  });
}

function foot(pen: Pen, { credit, paper, inks, say }: Job): void {
  const y = paper.height - MARGIN;
  pen.line(MARGIN, y - 3.4, paper.width - MARGIN, y - 3.4, { stroke: inks.line, width: 0.2 });
  const own = say('Printed by Waybill. Print at 100 %, without fitting to the page.');
  const size = fittingSize(`${credit}   ${own}`, 6, paper.width - 2 * MARGIN);
  pen.text(MARGIN, y, credit, { size, fill: inks.soft });
  pen.text(paper.width - MARGIN, y, own, { size, anchor: 'end', fill: inks.soft });
}
