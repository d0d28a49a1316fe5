import { type CityMapSheet, TILES } from '@waybill/kernel/piecepack';

export type Sheet = CityMapSheet;
type City = Sheet['cities'][number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a tile may lie. */
export const LEAST = 1;
export const MOST = 60;

export const isFull = ({ cities }: Sheet): boolean => cities.length >= TILES;

export function snap({ x, y }: Place): Place {
  return { x: within(x), y: within(y) };
}

const within = (n: number): number => Math.min(MOST, Math.max(LEAST, Math.round(n)));

/** The next city, with a name nobody has. */
export function addCity(sheet: Sheet, at: Place, nameFor: (number: number) => string): Sheet {
  if (isFull(sheet)) return sheet;
  const names = new Set(sheet.cities.map(({ name }) => name));
  let number = sheet.cities.length + 1;
  while (names.has(nameFor(number))) number++;
  return { ...sheet, cities: [...sheet.cities, { name: nameFor(number), ...snap(at) }] };
}

export function changeCity(sheet: Sheet, city: number, part: Partial<City>): Sheet {
  return { ...sheet, cities: sheet.cities.map((old, i) => (i === city ? { ...old, ...part } : old)) };
}

export function moveCity(sheet: Sheet, city: number, to: Place): Sheet {
  const { x, y } = snap(to);
  const old = sheet.cities[city];
  return old.x === x && old.y === y ? sheet : changeCity(sheet, city, { x, y });
}

/** Its ferries go with it, and those behind it move up. */
export function removeCity(sheet: Sheet, city: number): Sheet {
  const cities = sheet.cities.filter((_, i) => i !== city);
  const moved = (number: number) => (number > city + 1 ? number - 1 : number);
  const ferries = sheet.ferries.filter((ferry) => !ferry.includes(city + 1)).map((ferry) => ferry.map(moved));
  return { ...sheet, cities, ferries };
}

/** Gives a city another number; those between move by one, and ferries stay with their cities. */
export function renumberCity(sheet: Sheet, city: number, to: number): Sheet {
  const order = sheet.cities.map((_, i) => i).filter((i) => i !== city);
  order.splice(to, 0, city);
  const ferries = sheet.ferries.map((ferry) => ferry.map((number) => order.indexOf(number - 1) + 1));
  return { ...sheet, cities: order.map((i) => sheet.cities[i]), ferries };
}

const joins = (ferry: readonly number[], a: number, b: number) => ferry.includes(a + 1) && ferry.includes(b + 1);

/** A ferry between two cities, or none where there was one. */
export function toggleFerry(sheet: Sheet, a: number, b: number): Sheet {
  if (a === b) return sheet;
  const others = sheet.ferries.filter((ferry) => !joins(ferry, a, b));
  const ferry = [Math.min(a, b) + 1, Math.max(a, b) + 1];
  return { ...sheet, ferries: others.length < sheet.ferries.length ? others : [...others, ferry] };
}

export function ferriesOf(sheet: Sheet, city: number): number[] {
  return sheet.ferries.flatMap(([a, b]) => (a === city + 1 ? [b - 1] : b === city + 1 ? [a - 1] : []));
}

/** A place for one more city: as near as can be to this one, beside it where that is free. */
export function freePlace({ cities }: Sheet, near: Place): Place {
  const isFree = ({ x, y }: Place) =>
    x >= LEAST &&
    y >= LEAST &&
    x <= MOST &&
    y <= MOST &&
    cities.every((city) => Math.max(Math.abs(city.x - x), Math.abs(city.y - y)) >= 2);
  for (let away = 0; away <= 2 * MOST; away++) {
    const ring = ringOf(near, away).find(isFree);
    if (ring) return ring;
  }
  return near;
}

/** East, south, west, north first; then round the square. */
function ringOf({ x, y }: Place, away: number): Place[] {
  const ring = [
    { x: x + away, y },
    { x, y: y - away },
    { x: x - away, y },
    { x, y: y + away },
  ];
  for (let step = 1; step <= away; step++) {
    for (const across of [step, -step]) {
      ring.push({ x: x + away, y: y + across }, { x: x - away, y: y + across });
      ring.push({ x: x + across, y: y + away }, { x: x + across, y: y - away });
    }
  }
  return ring;
}
