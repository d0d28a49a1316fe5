import { cityMap } from '@waybill/kernel/piecepack';
import { type Frame, type Spot, UNIT } from '../../look/pieces/city-map/layout.ts';
import { MOST, type Place, type Sheet } from './edits.ts';

/** The whole grid in the picture, where y points south; a place never moves in it, whatever else is drawn. */
export const EDGE = MOST + 1;
/** How many units are seen at least, and how much free room there is around the cities. */
const SMALLEST = 17;
const ROOM = 2;
/** What is seen beyond the grid: the shore of a city at its very edge. */
const SHORE = 1;

export const spotOf = ({ x, y }: Place): Spot => ({ x: x * UNIT, y: (EDGE - y) * UNIT });

export const placeOf = ({ x, y }: Spot): Place => ({ x: x / UNIT, y: EDGE - y / UNIT });

/** The part of the grid that is worked on: a square, so that zooming stays as it is while it grows. */
export function worldOf({ cities }: Sheet): Frame {
  const spots = cities.length > 0 ? cities.map(spotOf) : [spotOf({ x: SMALLEST / 2, y: SMALLEST / 2 })];
  const [left, right] = spanOf(spots.map(({ x }) => x));
  const [top, bottom] = spanOf(spots.map(({ y }) => y));
  const size = Math.min((EDGE + 2 * SHORE) * UNIT, Math.max(SMALLEST * UNIT, right - left, bottom - top));
  const from = (low: number, high: number) => {
    const middle = Math.round(((low + high) / 2 - size / 2) / UNIT) * UNIT;
    return Math.min((EDGE + SHORE) * UNIT - size, Math.max(-SHORE * UNIT, middle));
  };
  return { x: from(left, right), y: from(top, bottom), width: size, height: size };
}

function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values) - ROOM * UNIT, Math.max(...values) + ROOM * UNIT];
}

/** Where two tiles touch: a short stitch across the middle of the edge they share. */
export interface Stitch {
  readonly cities: readonly [number, number];
  readonly from: Spot;
  readonly to: Spot;
}

/** Across: as far to either side. Down: clear of the name that stands at the foot of the upper tile. */
const ACROSS = [-13, 13] as const;
const DOWN = [-3, 19] as const;

export function stitchesOf(sheet: Sheet): Stitch[] {
  const { neighbours, byFerry } = cityMap(sheet);
  return neighbours.flatMap((near, a) =>
    [...near].flatMap((b, i) => (a < b && byFerry[a][i] === 0 ? [stitch(sheet, a, b)] : [])),
  );
}

function stitch({ cities }: Sheet, a: number, b: number): Stitch {
  const [p, q] = [spotOf(cities[a]), spotOf(cities[b])];
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const isAcross = Math.abs(cities[a].x - cities[b].x) === 2;
  const [from, to] = (isAcross ? ACROSS : DOWN).map((by) => (isAcross ? { x: x + by, y } : { x, y: y + by }));
  return { cities: [a, b], from, to };
}
