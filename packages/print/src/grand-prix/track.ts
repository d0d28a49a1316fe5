import { type CircuitSheet, prepare, type Sheet, sections } from '@waybill/rules/grand-prix';
import type { Inks } from '../inks.ts';
import type { Area } from '../parts/area.ts';
import type { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import { wrap } from '../text/wrap.ts';
import { pieceOf, type Road, windingRoad } from './road.ts';

/** A space is at least so long, so that a pencil's cross fits. */
const ROOM = 5;
const LONGEST = 14;

/** The circuit space by space; in figures only, where it is too long for that. */
export function drawTrack(
  pen: Pen,
  { inks, say }: Pick<Job, 'inks' | 'say'>,
  sheet: Sheet,
  circuit: CircuitSheet,
  area: Area,
): void {
  const [{ flag, ...laid }] = prepare({ ...sheet, circuits: [circuit] }).circuits;
  const road = windingRoad(area, flag + 1, 9.5) ?? windingRoad(area, flag + 1, ROOM);
  if (!road) return inFigures(pen, { inks, say }, circuit, flag, area);
  const step = Math.min(LONGEST, road.length / (flag + 1));
  const all = sections({ flag, ...laid });
  const sectionOf = (space: number) => all.findIndex(([first, last]) => space >= first && space <= last);
  for (let space = 0; space <= flag; space++) {
    const section = sectionOf(space);
    const alone = section >= 0 && all[section][0] === all[section][1];
    const fill = alone ? inks.warningTint : section < 0 ? '#ffffff' : section % 2 === 0 ? inks.stripe : inks.tint;
    const [from, to] = [space * step, (space + 1) * step];
    if (space === 0 || space === flag) flagAt(pen, inks, road, from, to);
    else pen.path(pieceOf(road, from, to), { fill, stroke: inks.line, width: 0.2 });
    if (space > 0 && space < flag) number(pen, inks, road, (from + to) / 2, space, alone, step);
  }
  for (const [first, last] of all) {
    if (first === last) pen.path(pieceOf(road, first * step, (last + 1) * step), { stroke: inks.warning, width: 0.7 });
  }
  const borders = [...new Set(all.flatMap(([first, last]) => [first, last + 1]))];
  for (const border of borders) arrow(pen, inks, road, border * step);
}

function number(pen: Pen, inks: Inks, road: Road, along: number, space: number, alone: boolean, step: number): void {
  const [x, y] = road.at(along, 0);
  const size = Math.min(6.5, step * 0.85);
  pen.text(x, y + size * 0.125, String(space), {
    size,
    anchor: 'middle',
    font: alone ? 'bold' : 'plain',
    fill: alone ? inks.warning : inks.soft,
  });
}

/** A chequered flag as wide as the road. */
function flagAt(pen: Pen, inks: Inks, road: Road, from: number, to: number): void {
  pen.path(pieceOf(road, from, to), { fill: '#ffffff', stroke: inks.ink, width: 0.4 });
  const [x, y] = road.at((from + to) / 2, 0);
  const side = Math.min(to - from, road.width) / 4.6;
  pen.group(
    x,
    y,
    (inner) => {
      for (let i = 0; i < 16; i++) {
        const [column, row] = [i % 4, Math.floor(i / 4)];
        if ((column + row) % 2 === 0) inner.rect((column - 2) * side, (row - 2) * side, side, side, { fill: inks.ink });
      }
    },
    { turn: road.turn((from + to) / 2) },
  );
}

/** Between two sections: a bar across the road with a head that points on. */
function arrow(pen: Pen, inks: Inks, road: Road, along: number): void {
  const [x1, y1] = road.at(along, -road.width / 2 - 0.9);
  const [x2, y2] = road.at(along, road.width / 2 + 0.9);
  pen.line(x1, y1, x2, y2, { stroke: inks.ink, width: 0.55 });
  pen.group(x1, y1, (inner) => inner.path('M0 -1L1.8 0L0 1Z', { fill: inks.ink }), { turn: road.turn(along) });
}

function inFigures(
  pen: Pen,
  { inks, say }: Pick<Job, 'inks' | 'say'>,
  { stretches }: CircuitSheet,
  flag: number,
  area: Area,
): void {
  const text = say(
    'Too long to draw: the flag is space {flag}. Spaces of the start, of each section and of the end: {spaces}',
    {
      flag,
      spaces: stretches.join(' – '),
    },
  );
  const lines = wrap(text, 8, area.w - 6);
  const most = Math.floor((area.h - 6) / 3.6);
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.line });
  lines.slice(0, most).forEach((line, i) => {
    for (const run of line) pen.text(area.x + 3 + run.x, area.y + 5 + i * 3.6, run.text, { size: 8 });
  });
  if (lines.length > most) pen.text(area.x + area.w - 3, area.y + area.h - 1, '…', { size: 8, anchor: 'end' });
}
