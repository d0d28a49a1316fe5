import { type CityMap, type CityMapSheet, cityMap, route, TILES } from '@waybill/kernel/piecepack';

/** BPT-2.5: what using a ferry costs beside the city it leads to. */
export const FERRY = 2;

/** The map with the cheapest ways while no goods lie on it; from × 24 + to. */
export interface Roads extends CityMap {
  /** Pounds for cities and ferries. */
  readonly fares: Uint8Array;
  /** The cities passed through on one cheapest way, as bits. */
  readonly passed: Int32Array;
  /** The cheapest step out of each city. */
  readonly firstStep: Uint8Array;
}

const known = new WeakMap<CityMapSheet, Roads>();

export function roadsOf(sheet: CityMapSheet): Roads {
  const roads = known.get(sheet) ?? survey(sheet);
  known.set(sheet, roads);
  return roads;
}

function survey(sheet: CityMapSheet): Roads {
  const map = cityMap(sheet);
  const fares = new Uint8Array(TILES * TILES);
  const passed = new Int32Array(TILES * TILES);
  for (let from = 0; from < TILES; from++) {
    flood(map, from, 0, fares.subarray(from * TILES, from * TILES + TILES));
    for (let to = 0; to < TILES; to++) {
      const way = route(map, from, to, () => 0);
      for (const city of way.slice(0, -1)) passed[from * TILES + to] |= 1 << city;
    }
  }
  const firstStep = Uint8Array.from(map.neighbours, (near, from) =>
    Math.min(...Array.from(near, (to) => fares[from * TILES + to])),
  );
  return { ...map, fares, passed, firstStep };
}

const UNREACHED = 255;
/** Cities by the pounds it takes to reach them, as bits; all zero between calls. */
const waiting = new Int32Array(UNREACHED + 1);

/** Pounds from a city to each other, £1 more for passing through a city that holds goods (BPT-2.6). */
export function flood(map: CityMap, from: number, held: number, pounds: Uint8Array): void {
  pounds.fill(UNREACHED);
  pounds[from] = 0;
  waiting[0] = 1 << from;
  for (let cost = 0, reached = 0; reached < TILES; cost++) {
    while (waiting[cost] !== 0) {
      const city = 31 - Math.clz32(waiting[cost]);
      waiting[cost] ^= 1 << city;
      reached++;
      const breach = city === from ? 0 : (held >> city) & 1;
      leave(map, city, cost + breach + 1, pounds);
    }
  }
}

function leave(map: CityMap, city: number, cost: number, pounds: Uint8Array): void {
  const near = map.neighbours[city];
  const byFerry = map.byFerry[city];
  for (let i = 0; i < near.length; i++) {
    const to = near[i];
    const total = cost + byFerry[i] * FERRY;
    if (total >= pounds[to]) continue;
    waiting[pounds[to]] &= ~(1 << to);
    waiting[total] |= 1 << to;
    pounds[to] = total;
  }
}
