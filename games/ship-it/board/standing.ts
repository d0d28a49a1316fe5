import type { ShipItView } from '../rules/index.ts';
import { centreOf, type Layout, type Point, TILE } from './geometry.ts';

/** Where a piece stands, and how large it is there. */
export interface Standing extends Point {
  readonly size: number;
}

const COIN = 18;
const SMALL = 13.5;
/** What stands below the rank and the suit of a tile: a row, or two where there are more. */
const A_ROW = 3;
/** SI-2.7: how far apart several loads on one half may lie, so that each is seen. */
const ON_HALF = 12;

/** What stands on a space stands in rows, coins before officials: on a tile below its rank, on a half across it. */
export function standingOf(view: ShipItView, layout: Layout, space: string, piece: string): Standing {
  const here = [
    ...Object.keys(view.freight).filter((id) => view.freight[id].space === space),
    ...Object.keys(view.officials).filter((suit) => view.officials[suit] === space),
  ];
  const { x, y } = centreOf(layout, space);
  const spot = space.includes(',')
    ? onHalf(here.indexOf(piece), here.length)
    : onTile(here.indexOf(piece), here.length, Object.values(view.hubs).includes(space));
  return { ...spot, x: x + spot.x, y: y + spot.y };
}

function onHalf(i: number, of: number): Standing {
  const offset = of > 1 ? (ON_HALF / (of - 1)) * (i - (of - 1) / 2) : 0;
  return { x: offset, y: offset, size: COIN };
}

/** On a hub the foot of the tile is the sum's. */
function onTile(i: number, of: number, hub: boolean): Standing {
  const large = of < A_ROW;
  const size = large ? (hub ? COIN - 2 : COIN) : SMALL;
  const rows = hub || of <= A_ROW ? 1 : 2;
  const inRow = Math.ceil(of / rows);
  const [row, column] = [Math.floor(i / inRow), i % inRow];
  const count = Math.min(inRow, of - row * inRow);
  const step = Math.min(size + 1, (TILE - 6 - size) / Math.max(1, count - 1));
  const top = hub ? 4 : rows === 1 ? 11 : 3.8;
  return { x: (column - (count - 1) / 2) * step, y: top + row * (SMALL - 0.5), size };
}
