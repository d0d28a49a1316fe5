import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { Pen } from '../pen.ts';
import type { Drawing, Job } from '../prints.ts';
import type { SuitName } from '../suits.ts';
import { drawMap, type Laid, layMap } from './city-map.ts';
import { coin, truck } from './pieces.ts';

/** A map as it stands: what lies in its cities, and whose trucks are there; null is the black pawn's. */
export interface MapPosition {
  readonly sheet: CityMapSheet;
  readonly suits: Readonly<Record<string, SuitName>>;
  readonly tiles: readonly string[];
  readonly goods: { readonly [city: string]: readonly string[] };
  readonly trucks: readonly { readonly city: number; readonly seat: number | null }[];
}

/** The board of a game of cities. */
export function mapBoard(position: MapPosition): Drawing {
  const { sheet, suits, tiles } = position;
  const { width, height } = layMap(sheet, { x: 0, y: 0, w: 100, h: 10_000 });
  return {
    ratio: height / width,
    draw(pen, job, area) {
      const laid = layMap(sheet, area);
      const dealt = tiles.map((code) => ({ suit: suits[code[1]], rank: code[0].toUpperCase() }));
      drawMap(pen, job, sheet, laid, dealt);
      sheet.cities.forEach((_, i) => drawCity(pen, job, laid, position, i + 1));
    },
  };
}

function drawCity(
  pen: Pen,
  { inks }: Job,
  laid: Laid,
  { sheet, suits, goods, trucks }: MapPosition,
  city: number,
): void {
  const { x, y } = sheet.cities[city - 1];
  const [middle, line] = [laid.x(x), laid.y(y) + laid.unit * 0.12];
  const here = trucks.filter((one) => one.city === city);
  const heaps = [...new Set(goods[city] ?? [])];
  const wide = laid.unit * 1.8;
  const parked = here.length > 0 ? Math.min(laid.unit * 0.8, wide / (here.length + Math.min(1, heaps.length))) : 0;
  const left = middle - wide / 2;
  here.forEach(({ seat }, i) => {
    const colour = seat === null ? inks.ink : inks.players[seat];
    truck(pen, inks, left + (i + 0.5) * parked, line, parked * 0.92, colour);
  });
  const from = left + here.length * parked;
  const step = Math.min(laid.unit * 0.62, (left + wide - from) / Math.max(1, heaps.length));
  const start = (from + left + wide - step * heaps.length) / 2;
  heaps.forEach((code, i) => {
    const at = start + (i + 0.5) * step;
    coin(pen, inks, at, line, step * 0.92, code in suits ? { suit: suits[code] } : { rank: code });
    const count = (goods[city] ?? []).filter((other) => other === code).length;
    if (count > 1) pen.text(at + step * 0.2, line + step * 0.5, `×${count}`, { size: laid.unit * 0.55, font: 'bold' });
  });
}
