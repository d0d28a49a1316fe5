import { Ink, saying, type Viewer, type Words } from '@waybill/kernel';
import { type CityMapSheet, GOODS, goodCodes, RANKS, rankOf, suitOf, TILES } from '@waybill/kernel/piecepack';
import { words as english } from '../words/en/rules.ts';
import { drawRoads } from './draw-roads.ts';
import { drawSide } from './draw-side.ts';
import { cut, putGoods, SEAT_LETTERS, SEAT_TONES, SUIT_MARKS, suitTone } from './marks.ts';
import { type State, SUITS_C2C } from './state.ts';

/** A tile is 2 × 2 half-tiles, drawn as 8 × 2 characters. */
const ACROSS = 4;
const WIDTH = 78;
const SIDE = 50;
const ROWS = 14;
const COLUMNS = 5;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export function draw(s: State, viewer: Viewer, words: Words = english): Ink {
  const say = saying(words);
  const ink = new Ink();
  const placed = asOnTheMap(s.table.sheet);
  for (let city = 0; city < TILES; city++) drawCity(ink, s, city, placed?.[city] ?? inRows(city));
  if (!placed) drawRoads(ink, s.table.map, GRID_ROWS, ROWS, SIDE - 1, say('draw.roads'));
  ink.paste(SIDE, 0, drawSide(s, viewer, say));
  drawNames(ink, s.table.sheet);
  return ink;
}

/** Where each tile is drawn, or null where the map is too wide or too tall for that. */
function asOnTheMap({ cities }: CityMapSheet): Spot[] | null {
  const west = Math.min(...cities.map(({ x }) => x));
  const north = Math.max(...cities.map(({ y }) => y));
  const placed = cities.map(({ x, y }) => ({ x: (x - west) * ACROSS, y: north - y }));
  return placed.every(({ x, y }) => x + 2 * ACROSS < SIDE && y + 2 <= ROWS) ? placed : null;
}

const IN_A_ROW = 6;
const GRID_ROWS = (TILES / IN_A_ROW) * 2;

function inRows(city: number): Spot {
  return { x: (city % IN_A_ROW) * 2 * ACROSS, y: Math.floor(city / IN_A_ROW) * 2 };
}

/** Number, tile and trucks above; goods below. */
function drawCity(ink: Ink, s: State, city: number, { x, y }: Spot): void {
  ink.put(x, y, String(city + 1).padStart(2), 'dim');
  if (s.step !== 'tiles') {
    const tile = s.trade.tile[city];
    ink.put(x + 3, y, RANKS[rankOf(tile)] + SUIT_MARKS[suitOf(tile)], suitTone(suitOf(tile)));
  }
  let at = x + 5;
  s.truck.forEach((where, seat) => {
    if (where === city && at < x + 8) ink.put(at++, y, SEAT_LETTERS[seat], SEAT_TONES[seat]);
  });
  putGoods(ink, x + 3, y + 1, goodCodes(SUITS_C2C, s.trade.goods, city * GOODS), 5);
}

function drawNames(ink: Ink, { cities }: CityMapSheet): void {
  const rows = Math.ceil(TILES / COLUMNS);
  cities.forEach(({ name }, city) => {
    const x = Math.floor(city / rows) * 16;
    const y = ROWS + (city % rows);
    ink.put(x, y, String(city + 1).padStart(2), 'dim').put(x + 3, y, cut(name, Math.min(12, WIDTH - x - 3)));
  });
}
