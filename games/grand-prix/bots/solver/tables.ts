import { season2021 } from './season-2021.ts';
import { season2021FromSecond } from './season-2021-from-second.ts';
import { isTableOf, type SeasonTable } from './table.ts';

/** The seasons that are solved once and for all: ours, from 1st gear and from 2nd. */
export const tables: readonly SeasonTable[] = [season2021, season2021FromSecond];

export function tableOf(season: Pick<SeasonTable, 'sheet' | 'lowest'>): SeasonTable | null {
  return tables.find((table) => isTableOf(table, season)) ?? null;
}
