import type { CodedFlaw, Schema } from '../index.ts';
import { TILES } from './codes.ts';

/** A map of 24 cities on a half-tile grid. Cities are numbered from 1 in the order listed. */
export interface CityMapSheet {
  readonly sheet: 'city-map';
  readonly name: string;
  /** Centre of each city's tile: a tile is 2 × 2, y points north. */
  readonly cities: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly ferries: readonly (readonly number[])[];
}

export function cityMapSchema(ferries: boolean): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'City map',
    description:
      'Twenty-four cities, each a 2 × 2 tile given by its centre; y points north. Ferries join two city numbers.',
    type: 'object',
    required: ['sheet', 'name', 'cities', 'ferries'],
    additionalProperties: false,
    properties: {
      sheet: { const: 'city-map' },
      name: { type: 'string', minLength: 1, maxLength: 60 },
      cities: {
        type: 'array',
        minItems: TILES,
        maxItems: TILES,
        items: {
          type: 'object',
          required: ['name', 'x', 'y'],
          additionalProperties: false,
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 24 },
            x: { type: 'integer', minimum: 1, maximum: 60 },
            y: { type: 'integer', minimum: 1, maximum: 60 },
          },
        },
      },
      ferries: {
        type: 'array',
        maxItems: ferries ? 24 : 0,
        items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 1, maximum: TILES } },
      },
    },
  };
}

/** What makes a map unplayable although it has the right form; also of one that has not all its cities yet. */
export function* cityMapFlaws(sheet: CityMapSheet): Generator<CodedFlaw> {
  yield* cityFlaws(sheet);
  yield* ferryFlaws(sheet);
  const { steps } = cityMap(sheet);
  for (const [i, { name }] of sheet.cities.entries()) {
    if (steps[0][i] >= 0) continue;
    yield { field: `sheet.cities[${i}]`, code: 'unreachable', facts: { name }, words: `can’t be reached: ${name}` };
  }
}

function* cityFlaws({ cities }: CityMapSheet): Generator<CodedFlaw> {
  const names = new Set<string>();
  for (const [i, { name, x, y }] of cities.entries()) {
    const field = `sheet.cities[${i}]`;
    if (names.has(name)) {
      yield { field: `${field}.name`, code: 'name-twice', facts: { name }, words: `is used twice: ${name}` };
    }
    names.add(name);
    const below = cities.findIndex((other, j) => j < i && Math.abs(x - other.x) < 2 && Math.abs(y - other.y) < 2);
    if (below < 0) continue;
    const facts = { city: below + 1, name: cities[below].name };
    yield { field, code: 'overlap', facts, words: `overlaps city ${facts.city} (${facts.name})` };
  }
}

function* ferryFlaws(sheet: CityMapSheet): Generator<CodedFlaw> {
  const pairs = new Set<string>();
  for (const [i, [a, b]] of sheet.ferries.entries()) {
    const field = `sheet.ferries[${i}]`;
    const pair = `${Math.min(a, b)}-${Math.max(a, b)}`;
    if (Math.max(a, b) > sheet.cities.length) yield { field, code: 'ferry-nowhere', words: 'leads to no city' };
    else if (a === b) yield { field, code: 'ferry-itself', words: 'joins a city to itself' };
    else if (pairs.has(pair)) yield { field, code: 'ferry-twice', words: 'is there twice' };
    else if (touch(sheet, a - 1, b - 1)) yield { field, code: 'ferry-touch', words: 'joins two cities that touch' };
    pairs.add(pair);
  }
}

function touch(sheet: CityMapSheet, a: number, b: number): boolean {
  const dx = Math.abs(sheet.cities[a].x - sheet.cities[b].x);
  const dy = Math.abs(sheet.cities[a].y - sheet.cities[b].y);
  return (dx === 2 && dy < 2) || (dy === 2 && dx < 2);
}

/** The roads of a map. Cities count from 0 here; only events and people count from 1. */
export interface CityMap {
  /** Each city's neighbours, lowest number first. */
  readonly neighbours: readonly Uint8Array[];
  /** 1 where the neighbour at the same place is across a ferry. */
  readonly byFerry: readonly Uint8Array[];
  /** The fewest cities entered between any two; −1 where there is no way. */
  readonly steps: readonly Int8Array[];
}

export function cityMap(sheet: CityMapSheet): CityMap {
  const ferry = (a: number, b: number) =>
    sheet.ferries.some(([p, q]) => (p === a + 1 && q === b + 1) || (p === b + 1 && q === a + 1));
  const neighbours: Uint8Array[] = [];
  const byFerry: Uint8Array[] = [];
  const count = sheet.cities.length;
  for (let a = 0; a < count; a++) {
    const near: number[] = [];
    const across: number[] = [];
    for (let b = 0; b < count; b++) {
      if (a === b || !(touch(sheet, a, b) || ferry(a, b))) continue;
      near.push(b);
      across.push(ferry(a, b) ? 1 : 0);
    }
    neighbours.push(Uint8Array.from(near));
    byFerry.push(Uint8Array.from(across));
  }
  return { neighbours, byFerry, steps: neighbours.map((_, from) => flood(neighbours, from)) };
}

function flood(neighbours: readonly Uint8Array[], from: number): Int8Array {
  const steps = new Int8Array(neighbours.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const city of queue) {
    for (const near of neighbours[city]) {
      if (steps[near] >= 0) continue;
      steps[near] = steps[city] + 1;
      queue.push(near);
    }
  }
  return steps;
}

/**
 * The way a truck takes: the fewest pounds, then the fewest cities, then the lowest numbers from the first city
 * entered on (BPT-2.4, C2C-2.7). `toll` is what passing through a city costs beyond the £1 for entering it.
 */
export function route(map: CityMap, from: number, to: number, toll: (city: number) => number): number[] {
  // One number orders by pounds first, cities second: no way is longer than 23 cities.
  const left = new Float64Array(TILES).fill(Infinity);
  left[to] = 0;
  const open = new Set([to]);
  for (const city of open) {
    open.delete(city);
    const leaving = city === to ? 0 : toll(city) * 32;
    map.neighbours[city].forEach((near, i) => {
      const cost = left[city] + leaving + 33 + map.byFerry[city][i] * 64;
      if (cost >= left[near]) return;
      left[near] = cost;
      open.add(near);
    });
  }
  const way: number[] = [];
  let at = from;
  while (at !== to) {
    const here = at;
    const toHere = (near: number, i: number) =>
      left[near] + (near === to ? 0 : toll(near) * 32) + 33 + map.byFerry[here][i] * 64;
    const i = map.neighbours[here].findIndex((near, j) => toHere(near, j) === left[here]);
    at = map.neighbours[here][i];
    way.push(at);
  }
  return way;
}
