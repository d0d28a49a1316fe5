import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { above } from '../area.ts';
import type { Part } from '../prints.ts';
import { drawMap, layMap } from './city-map.ts';
import { framed } from './frame.ts';
import { type Price, prices } from './prices.ts';
import { trueMap } from './true-map.ts';

const TABLES = 27;
const TABLE = 10.5;

/** A map with what a move costs and what a city pays below it; or in true size, on several pages. */
export function mapPart(costs: readonly Price[], values: readonly Price[]): Part<CityMapSheet> {
  return {
    name: 'map',
    title: 'Map',
    draw: (job) => {
      if (job.trueSize) return trueMap(job);
      const page = framed(job, 'Map', (pen, body) => {
        const [upper, lower] = above(body, body.h - TABLES, 4);
        drawMap(pen, job, job.sheet, layMap(job.sheet, upper));
        const [first, second] = above(lower, TABLE, 2);
        prices(pen, job, first, 'A move costs', costs);
        prices(pen, job, second, 'A city pays', values);
      });
      return [page];
    },
  };
}
