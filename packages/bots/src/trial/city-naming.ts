import type { CityMapSheet } from '@waybill/rules/piecepack';
import type { Naming } from './naming.ts';

/** The fields that hold the number of a city. */
const NUMBERS = ['to', 'city'];

export const naming: Naming<CityMapSheet> = ({ cities }, { field, value }) =>
  field !== undefined && NUMBERS.includes(field) ? (cities[Number(value) - 1]?.name ?? null) : null;
