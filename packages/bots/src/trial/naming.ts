import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { UseParts } from './uses.ts';

/** What a sheet calls something that was decided: `Newcastle` where a drive goes to 14; null if it has no name for it. */
export type Naming<Sheet = unknown> = (sheet: Sheet, use: UseParts) => string | null;

/** The fields that hold the number of a city. */
const NUMBERS = ['to', 'city'];

export const cityNaming: Naming<CityMapSheet> = ({ cities }, { field, value }) =>
  field !== undefined && NUMBERS.includes(field) ? (cities[Number(value) - 1]?.name ?? null) : null;
