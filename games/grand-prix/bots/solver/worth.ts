import type { Solving } from '@waybill/bots/trial';
import type { Setup } from '@waybill/kernel';
import { lowestOf, prepare, type Sheet } from '../../rules/index.ts';
import { solvingSeason } from './season.ts';
import { solvingCost } from './size.ts';
import { readTable, type SeasonTable } from './table.ts';
import { tableOf } from './tables.ts';

/** What a page can wait for, with progress: some minutes, and half a gigabyte. */
const MOST_STATES = 3e8;
const MOST_NUMBERS = 6e7;

/** The exact value of a season; null where it would take too long to find. */
export function worthOf({ sheet, options }: Setup<Sheet>): Solving | null {
  const lowest = lowestOf(options);
  const table = tableOf({ sheet, lowest });
  if (table) return kept(table);
  const { states, shared, own } = solvingCost(prepare(sheet, lowest));
  return states <= MOST_STATES && shared + own <= MOST_NUMBERS ? solving(sheet, lowest) : null;
}

function* kept(table: SeasonTable): Solving {
  const { season, outlooks } = readTable(table)!;
  yield 1;
  return { score: outlooks[0].at(season.free, 0), parts: [] };
}

function* solving(sheet: Sheet, lowest: number): Solving {
  const { value, circuits } = yield* solvingSeason(sheet, { lowest });
  return { score: value, parts: sheet.circuits.map(({ name }, i) => ({ name, score: circuits[i] })) };
}
