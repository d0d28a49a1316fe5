import type { CityMapSheet } from '@waybill/rules/piecepack';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { fittingSize } from '../text/measure.ts';
import type { Area } from './area.ts';

/** A tile of a piecepack is two inches wide; the map counts in halves of it. */
const INCH = 25.4;

/** How a map lies on a page: millimetres for half a tile, and where its upper left corner is. */
export interface Laid {
  readonly unit: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  x(x: number): number;
  y(y: number): number;
}

/** As large as fits, but never larger than the tiles are; that is the true size. */
export function layMap({ cities }: CityMapSheet, area: Area): Laid {
  const xs = cities.map((city) => city.x);
  const ys = cities.map((city) => city.y);
  const [west, east] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [south, north] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const unit = Math.min(INCH, area.w / (east - west), area.h / (north - south));
  const [width, height] = [unit * (east - west), unit * (north - south)];
  const [left, top] = [area.x + (area.w - width) / 2, area.y + (area.h - height) / 2];
  return {
    unit,
    left,
    top,
    width,
    height,
    x: (x) => left + (x - west) * unit,
    y: (y) => top + (north - y) * unit,
  };
}

/** The cities as places for tiles, touching where they are neighbours; ferries as dotted lines below them. */
export function drawMap(pen: Pen, inks: Inks, sheet: CityMapSheet, laid: Laid): void {
  for (const [a, b] of sheet.ferries) drawFerry(pen, inks, sheet, laid, a - 1, b - 1);
  sheet.cities.forEach((city, i) => drawCity(pen, inks, laid, i + 1, city));
}

function drawFerry(pen: Pen, inks: Inks, { cities }: CityMapSheet, laid: Laid, a: number, b: number): void {
  const [x1, y1, x2, y2] = [laid.x(cities[a].x), laid.y(cities[a].y), laid.x(cities[b].x), laid.y(cities[b].y)];
  const wide = Math.max(0.5, laid.unit * 0.07);
  pen.line(x1, y1, x2, y2, {
    stroke: inks.saving ? inks.ink : inks.accent,
    width: wide,
    dash: [wide * 1.6, wide * 1.6],
  });
  if (laid.unit < 6) return;
  const shown = visibleMiddle(cities[a], cities[b]);
  const [x, y] = [laid.x(shown.x), laid.y(shown.y)];
  const size = Math.min(7, laid.unit * 0.5);
  const long = size * 1.6;
  pen.rect(x - long / 2, y - size * 0.24, long, size * 0.5, { fill: '#ffffff', stroke: inks.accent, round: 0.6 });
  pen.text(x, y + size * 0.13, 'ferry', { size, anchor: 'middle', font: 'italic', fill: inks.accent });
}

type Point = { readonly x: number; readonly y: number };

/** The middle of what is seen between two tiles. */
function visibleMiddle(a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const leaves = 1 / Math.max(Math.abs(dx), Math.abs(dy));
  return { x: a.x + dx * (leaves + (1 - leaves)) * 0.5, y: a.y + dy * (leaves + (1 - leaves)) * 0.5 };
}

function drawCity(pen: Pen, inks: Inks, laid: Laid, number: number, { name, x, y }: { name: string } & Point): void {
  const { unit } = laid;
  const gap = unit * 0.03;
  const [left, top, side] = [laid.x(x - 1) + gap, laid.y(y + 1) + gap, 2 * unit - 2 * gap];
  pen.rect(left, top, side, side, {
    stroke: inks.ink,
    width: Math.min(0.4, unit * 0.04),
    fill: inks.tint,
    round: unit * 0.12,
  });
  const label = Math.min(9, unit * 0.72);
  pen.text(left + unit * 0.14, top + unit * 0.14 + label * 0.26, String(number), {
    size: label,
    font: 'bold',
    fill: inks.accent,
  });
  const size = fittingSize(name, Math.min(8.5, unit * 0.66), side - unit * 0.24, 'bold');
  pen.text(left + side / 2, top + side - unit * 0.2, name, { size, font: 'bold', anchor: 'middle' });
  // Where the tile's suit and rank are pencilled in, if the tiles themselves don't fit.
  const box = unit * 0.62;
  pen.rect(left + side - box - unit * 0.14, top + unit * 0.14, box, box, {
    stroke: inks.line,
    width: 0.2,
    fill: '#ffffff',
    round: unit * 0.08,
  });
}
