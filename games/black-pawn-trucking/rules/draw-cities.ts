import { Ink, type Say } from '@waybill/kernel';
import { GOODS, type Good, goodCode, SUITS, suitOf, TILES, tileCode } from '@waybill/kernel/piecepack';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';
import { finishedTone, suitTones, type Text, write } from './tones.ts';

const WIDTH = 78;
const HEIGHT = 15;
/** Half a tile is five columns by one row. */
const COLUMNS = 5;
/** What fits behind a city's tile; the rest stands in place of its name. */
const BESIDE = 3;
const NAME = 2 * COLUMNS - 1;

/** Each city where it lies, or null where the map is too large for that. */
export function drawCities(s: State, say: Say): Ink | null {
  const { cities } = s.sheet;
  const west = Math.min(...cities.map(({ x }) => x));
  const north = Math.max(...cities.map(({ y }) => y));
  const east = Math.max(...cities.map(({ x }) => x));
  const south = Math.min(...cities.map(({ y }) => y));
  const ferries = say('draw.ferries', { ferries: s.sheet.ferries.map(([a, b]) => `${a}–${b}`) });
  if ((east - west + 2) * COLUMNS > WIDTH || north - south + 2 > HEIGHT || ferries.length > WIDTH) return null;
  const ink = new Ink();
  cities.forEach(({ x, y }, city) => {
    drawCity(ink, s, city, (x - west) * COLUMNS, north - y);
  });
  if (s.sheet.ferries.length > 0) ink.line(ferries, 'dim');
  return ink;
}

function drawCity(ink: Ink, s: State, city: number, x: number, y: number): void {
  const goods = goodsAt(s, city);
  write(ink, x, y, [...label(s, city), [' ', 'plain'], ...goods.slice(0, BESIDE)]);
  if (goods.length > BESIDE) write(ink, x, y + 1, goods.slice(BESIDE, BESIDE + NAME));
  else ink.put(x, y + 1, s.sheet.cities[city].name.slice(0, NAME), city === s.truck ? 'strong' : 'dim');
}

/** `16▶3M`: number, truck, tile. */
function label(s: State, city: number): Text {
  const here = city === s.truck;
  const tile = s.trade.tile[city];
  const code = s.step === 'tiles' ? '··' : tileCode(SUIT_CODES, tile);
  return [
    [String(city + 1).padStart(2), here ? 'strong' : 'plain'],
    [here ? '▶' : ' ', 'strong'],
    [code, s.step === 'tiles' ? 'dim' : suitTones[suitOf(tile)]],
  ];
}

function goodsAt(s: State, city: number): Text {
  const line: Text = [];
  for (let good: Good = 0; good < GOODS; good++) {
    const code = goodCode(SUIT_CODES, good);
    const tone = good < SUITS ? suitTones[good] : finishedTone;
    for (let n = s.trade.goods[city * GOODS + good]; n > 0; n--) line.push([code, tone]);
  }
  return line;
}

const LISTED = 39;

/** Two columns of cities, each with its neighbours; `~` is a ferry. */
export function listCities(s: State): Ink {
  const ink = new Ink();
  const rows = TILES / 2;
  for (let city = 0; city < TILES; city++) {
    const name = s.sheet.cities[city].name.slice(0, 12).padEnd(12);
    const line: Text = [...label(s, city), [` ${name} `, 'plain'], ...goodsAt(s, city), [neighbours(s, city), 'dim']];
    write(ink, city < rows ? 0 : LISTED, city % rows, clip(line, LISTED - 1));
  }
  return ink;
}

function neighbours(s: State, city: number): string {
  const near = s.roads.neighbours[city];
  return ` →${Array.from(near, (to, i) => ` ${s.roads.byFerry[city][i] ? '~' : ''}${to + 1}`).join('')}`;
}

function clip(line: Text, width: number): Text {
  let left = width;
  return line.map(([text, tone]) => {
    const kept = text.slice(0, Math.max(0, left));
    left -= kept.length;
    return [kept, tone];
  });
}
