import type { ShipItState, ShipItView } from '../rules/index.ts';

/** A square of the table in drawing units; a tile is two by two. */
export const SQUARE = 24;
export const TILE = 2 * SQUARE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The table as it lies: how wide it is, and which tile covers a square. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Tile → its top-left square. */
  readonly corners: ReadonlyMap<string, Point>;
  /** Square → the tile on it. */
  readonly tiles: ReadonlyMap<string, string>;
}

export function pointOf(square: string): Point {
  const comma = square.indexOf(',');
  return { x: Number(square.slice(0, comma)), y: Number(square.slice(comma + 1)) };
}

const squareName = ({ x, y }: Point): string => `${x},${y}`;
const isSquare = (space: string): boolean => space.includes(',');

/** Before the cities lie there is room for a column of them. */
const NO_TABLE = { width: 8, height: 20 };

export function layoutOf(tiles: ShipItView['tiles'], table: Pick<ShipItState, 'width' | 'height'>): Layout {
  const corners = new Map(tiles.map(({ tile, at }) => [tile, pointOf(at)]));
  const covered = new Map<string, string>();
  for (const [tile, { x, y }] of corners) {
    for (let i = 0; i < 4; i++) covered.set(squareName({ x: x + (i & 1), y: y + (i >> 1) }), tile);
  }
  const { width, height } = tiles.length > 0 ? table : NO_TABLE;
  return { columns: width, rows: height, corners, tiles: covered };
}

/** What a space covers, in drawing units. */
export function boxOf(layout: Layout, space: string): Box {
  const size = isSquare(space) ? SQUARE : TILE;
  const { x, y } = isSquare(space) ? pointOf(space) : (layout.corners.get(space) ?? { x: 0, y: 0 });
  return { x: x * SQUARE, y: y * SQUARE, width: size, height: size };
}

export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const centreOf = (layout: Layout, space: string): Point => middleOf(boxOf(layout, space));

/** The ticked corner of a tile. */
export function tickOf(layout: Layout, { tiles }: ShipItView, tile: string): Point {
  const { x, y } = boxOf(layout, tile);
  const tick = tiles.find((other) => other.tile === tile)?.tick ?? 'nw';
  return { x: x + (tick[1] === 'e' ? TILE : 0), y: y + (tick[0] === 's' ? TILE : 0) };
}

/** The space under a point of the drawing: a tile, or a square that may hold a half. */
export function spaceAt({ tiles }: Layout, point: Point): string {
  const square = squareName({ x: Math.floor(point.x / SQUARE), y: Math.floor(point.y / SQUARE) });
  return tiles.get(square) ?? square;
}
