import { findGame } from '@waybill/games';
import type { CityMapSheet } from '@waybill/kernel/piecepack';

interface Fleet {
  readonly transports: readonly object[];
  readonly docks: readonly object[];
}
interface Season {
  readonly specials: object;
}

/** At the ends of what is allowed, made from a game's own sheet. */
const made: readonly (readonly [game: string, what: string, of: (standard: never) => object])[] = [
  [
    'black-pawn-trucking',
    'long names in many scripts',
    (map: CityMapSheet) => ({
      ...map,
      name: 'W'.repeat(60),
      cities: map.cities
        .map((city, i) => ({ ...city, name: ['Łódź', 'Αθήνα', 'Київ', '京都', 'M'][i % 5].padEnd(23, 'W') + i }))
        .map((city) => ({ ...city, name: Array.from(city.name).slice(-24).join('') })),
    }),
  ],
  [
    'cape-to-cairo',
    'a map as long as can be',
    (map: CityMapSheet) => ({
      ...map,
      ferries: [],
      cities: map.cities.map((city, i) => ({ ...city, x: 1 + 2 * i, y: 1 + (i % 2) })),
    }),
  ],
  [
    'hauling-astronauts',
    'long names and high profits',
    (ships: Fleet) => ({
      ...ships,
      name: 'Ł'.repeat(60),
      transports: ships.transports.map((ship, i) => ({ ...ship, name: `W${'W'.repeat(10)}${i}`, profit: 99 })),
      docks: ships.docks.map((dock) => ({ ...dock, min: 3, max: 18, bonus: 99 })),
    }),
  ],
  [
    'grand-prix',
    'two gears, one die, the shortest circuit',
    (season: Season) => ({
      ...season,
      gears: 2,
      dice: 1,
      circuits: [{ name: 'X', stretches: [0, 0], time: 1, damage: 0 }],
    }),
  ],
  [
    'grand-prix',
    'more than can be drawn',
    (season: Season) => ({
      ...season,
      name: 'W'.repeat(60),
      specials: Object.fromEntries(
        Object.keys(season.specials).map((key) => [key, { free: 1_000_000, cost: 1_000_000 }]),
      ),
      circuits: Array.from({ length: 6 }, () => ({
        name: 'W'.repeat(60),
        stretches: Array.from({ length: 1000 }, () => 1_000_000),
        time: 1_000_000,
        damage: 1_000_000,
      })),
    }),
  ],
  [
    'grand-prix',
    'many spaces, many turns',
    (season: Season) => ({
      ...season,
      circuits: [{ name: 'Long', stretches: Array.from({ length: 60 }, () => 3), time: 40, damage: 40 }],
    }),
  ],
];

/** Of the games that are there. */
export const extremes = made.flatMap(([id, what, of]) => {
  const game = findGame(id);
  return game ? [[id, what, of(game.sheet?.standard as never)] as const] : [];
});
