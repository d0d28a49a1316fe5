import { suitOf } from './table.ts';

/** Where a tile lies: its city, the how-manieth of it, and its top-left square. */
export interface Site {
  readonly city: number;
  readonly nth: number;
  readonly x: number;
  readonly y: number;
}

const IN_CITY = 3;
const ACROSS = [0, 2, 2];
const DOWN = [0, 0, 2];

/** SI-1.2: the sites of tiles in the order drawn, also of the first few alone. */
export function sitesOf(tiles: ArrayLike<number>): Site[] {
  let city = -1;
  let nth = IN_CITY;
  let suits = 0;
  return Array.from(tiles, (tile) => {
    const suit = 1 << suitOf(tile);
    nth++;
    if (nth >= IN_CITY || suits & suit) {
      city++;
      nth = 0;
      suits = 0;
    }
    suits |= suit;
    return { city, nth, x: 2 + 6 * Math.floor(city / 3) + ACROSS[nth], y: 2 + 6 * (city % 3) + DOWN[nth] };
  });
}
