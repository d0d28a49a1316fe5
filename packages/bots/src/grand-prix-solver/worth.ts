import { prepare, type Sheet } from '@waybill/rules/grand-prix';
import { canonical } from '@waybill/rules/kernel';
import type { Solving } from '../trial/worth.ts';
import { solvingSeason } from './season.ts';
import { season2021 } from './season-2021.ts';
import { workOf } from './size.ts';
import { readTable } from './table.ts';

/** What a page can wait for, with progress: some minutes, and half a gigabyte. */
const MOST_STATES = 3e8;
const MOST_NUMBERS = 6e7;

/** The exact value of a season; null where it would take too long to find. */
export function worthOf(sheet: Sheet): Solving | null {
  if (canonical(season2021.sheet) === canonical(sheet)) return kept();
  const { states, shared, own } = workOf(prepare(sheet));
  return states <= MOST_STATES && shared + own <= MOST_NUMBERS ? solving(sheet) : null;
}

function* kept(): Solving {
  const { season, outlooks } = readTable(season2021)!;
  yield 1;
  return { score: outlooks[0].at(season.free, 0), parts: [] };
}

function* solving(sheet: Sheet): Solving {
  const { value, circuits } = yield* solvingSeason(sheet);
  return { score: value, parts: sheet.circuits.map(({ name }, i) => ({ name, score: circuits[i] })) };
}
