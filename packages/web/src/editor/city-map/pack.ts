import type { Sheet } from './edits.ts';

/** A number from 0 to 61 as one letter. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const letters = (numbers: readonly number[]): string => numbers.map((n) => DIGITS[n]).join('');
const numbers = (text: unknown): number[] => Array.from(String(text), (letter) => DIGITS.indexOf(letter));

/** Name, places, ferries, and the names of the cities in one text: what repeats is left out. */
export function pack({ name, cities, ferries }: Sheet): unknown {
  const places = letters(cities.flatMap(({ x, y }) => [x, y]));
  return [name, places, letters(ferries.flat()), ...cities.map((city) => city.name)];
}

export function unpack(packed: unknown): unknown {
  if (!Array.isArray(packed)) return null;
  const [name, places, ferries, ...names] = packed as readonly unknown[];
  const at = numbers(places);
  const ends = numbers(ferries);
  return {
    sheet: 'city-map',
    name,
    cities: names.map((city, i) => ({ name: city, x: at[2 * i], y: at[2 * i + 1] })),
    ferries: Array.from({ length: Math.ceil(ends.length / 2) }, (_, i) => ends.slice(2 * i, 2 * i + 2)),
  };
}
