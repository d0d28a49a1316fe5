import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import type { SuitName } from '../suits.ts';
import { fittingSize } from '../text/measure.ts';
import { suit } from './label.ts';

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

/** What was dealt to a city. */
export interface DealtTile {
  readonly suit: SuitName;
  readonly rank: string;
}

/** The cities as places for tiles, touching where they are neighbours; ferries as dotted lines below them. */
export function drawMap(pen: Pen, job: Job, sheet: CityMapSheet, laid: Laid, tiles: readonly DealtTile[] = []): void {
  for (const [a, b] of sheet.ferries) drawFerry(pen, job, sheet, laid, a - 1, b - 1);
  sheet.cities.forEach((city, i) => drawCity(pen, job.inks, laid, i + 1, city, tiles[i]));
}

function drawFerry(pen: Pen, { inks, say }: Job, { cities }: CityMapSheet, laid: Laid, a: number, b: number): void {
  const [x1, y1, x2, y2] = [laid.x(cities[a].x), laid.y(cities[a].y), laid.x(cities[b].x), laid.y(cities[b].y)];
  const wide = Math.max(0.5, laid.unit * 0.07);
  pen.line(x1, y1, x2, y2, {
    stroke: inks.saving ? inks.ink : inks.accent,
    width: wide,
    dash: [wide * 1.6, wide * 1.6],
  });
  if (laid.unit < 6) return;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const size = Math.min(7, laid.unit * 0.5);
  const long = size * 1.6;
  pen.rect(x - long / 2, y - size * 0.24, long, size * 0.5, { fill: '#ffffff', stroke: inks.accent, round: 0.6 });
  const ferry = say('ferry');
  pen.text(x, y + size * 0.13, ferry, {
    size: fittingSize(ferry, size, long - 0.4),
    anchor: 'middle',
    font: 'italic',
    fill: inks.accent,
  });
}

function drawCity(
  pen: Pen,
  inks: Inks,
  laid: Laid,
  number: number,
  { name, x, y }: { readonly name: string; readonly x: number; readonly y: number },
  tile: DealtTile | undefined,
): void {
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
  const box = { x: left + side - unit * 0.76, y: top + unit * 0.14, w: unit * 0.62, h: unit * 0.62 };
  if (tile) drawTile(pen, inks, box, tile);
  // Where the tile's suit and rank are pencilled in, if the tiles themselves don't fit.
  else pen.rect(box.x, box.y, box.w, box.h, { stroke: inks.line, width: 0.2, fill: '#ffffff', round: unit * 0.08 });
}

function drawTile(pen: Pen, inks: Inks, { x, y, w, h }: Area, { suit: name, rank }: DealtTile): void {
  const size = Math.min(13, w * 1.5);
  suit(pen, inks, name, x + w * 0.2, y + h / 2, w * 0.7);
  pen.text(x + w * 0.95, y + h / 2 + size * 0.125, rank, { size, font: 'bold', anchor: 'end', fill: inks.suit[name] });
}
