import type { Area } from '@waybill/print/area';
import type { Inks } from '@waybill/print/inks';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import { wrap } from '@waybill/print/text/wrap';
import { type CircuitSheet, prepare, type Sheet, sections } from '../rules/index.ts';
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
  /** The space the car stands on, if there is one. */
  car?: number,
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
  if (car !== undefined) drawCar(pen, inks, road, (Math.min(car, flag) + 0.5) * step, step);
}

/** In a box of 11 × 6.6 around 0, 0, nose to the right. */
const BODY = 'M-5 -1L-3 -2L0 -2L3 -0.700L5.400 -0.500L5.400 0.500L3 0.700L0 2L-3 2L-5 1Z';
const WHEELS =
  'M-4.500 -3.300H-1.500V-1.500H-4.500ZM-4.500 1.500H-1.500V3.300H-4.500ZM1.600 -3.100H4V-1.300H1.600ZM1.600 1.300H4V3.100H1.600Z';

function drawCar(pen: Pen, inks: Inks, road: Road, along: number, step: number): void {
  const [x, y] = road.at(along, 0);
  pen.group(
    x,
    y,
    (inner) => {
      inner.path(WHEELS, { fill: inks.ink });
      inner.path(BODY, { fill: inks.accent, stroke: '#ffffff', width: 0.3 });
      inner.circle(-0.8, 0, 0.9, { fill: '#ffffff' });
    },
    { turn: road.turn(along), scale: Math.min(0.9, step / 11) },
  );
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
