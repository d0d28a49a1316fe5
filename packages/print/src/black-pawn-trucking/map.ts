import type { CityMapSheet } from '@waybill/rules/piecepack';
import type { Page } from '../page.ts';
import { above } from '../parts/area.ts';
import { drawMap, layMap } from '../parts/city-map.ts';
import { framed } from '../parts/frame.ts';
import { prices } from '../parts/prices.ts';
import { trueMap } from '../parts/true-map.ts';
import type { Job } from '../prints.ts';

export const CITY_VALUES = [
  ['null', '£6'],
  ['ace', '£1'],
  ['2', '£2'],
  ['3', '£3'],
  ['4', '£4'],
  ['5', '£5'],
] as const;

const COSTS = [
  ['each city entered', '£1'],
  ['each good aboard', '£1'],
  ['each ferry', '£2'],
  ['each city passed that has goods', '£1'],
] as const;

export function map(job: Job<CityMapSheet>): Page[] {
  if (job.trueSize) return trueMap(job);
  return [
    framed(job, 'Map', (pen, body) => {
      const [upper, lower] = above(body, body.h - 27, 4);
      drawMap(pen, job.inks, job.sheet, layMap(job.sheet, upper));
      const [costs, values] = above(lower, 10.5, 2);
      prices(pen, job.inks, costs, 'A move costs', COSTS);
      prices(pen, job.inks, values, 'A city pays', CITY_VALUES);
    }),
  ];
}
