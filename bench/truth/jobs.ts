import type { Level } from '@waybill/bots';
import { games } from '@waybill/games';

/** Who sits where: experts among themselves, two levels together, or somebody who follows hints beside an expert. */
export interface Seating {
  readonly kind: 'experts' | 'levels' | 'hints';
  readonly game: string;
  readonly seats: number;
  /** By seat; they change places from match to match. In a game for one, each plays the same dice alone. */
  readonly levels: readonly Level[];
}

/** One match. The same number of a game has the same dice at every table. */
export interface Job {
  readonly key: string;
  readonly table: Seating;
  readonly number: number;
}

/** Levels that are told apart in one match. */
const PAIRS: readonly (readonly [Level, Level])[] = [
  ['easy', 'hard'],
  ['medium', 'expert'],
];

export function tablesOf(ids: readonly string[]): Seating[] {
  return games.filter(({ id }) => ids.includes(id)).flatMap(({ id, seats }) => tablesFor(id, seats.min, seats.max));
}

function tablesFor(game: string, fewest: number, most: number): Seating[] {
  const table = (kind: Seating['kind'], levels: readonly Level[]): Seating => ({
    kind,
    game,
    seats: levels.length,
    levels,
  });
  const experts = (seats: number) => table('experts', Array<Level>(seats).fill('expert'));
  if (most === 1) {
    const alone = (['random', 'easy', 'medium', 'hard'] as const).map((level) => table('levels', [level]));
    return [experts(1), ...alone, table('hints', ['expert'])];
  }
  const counts = Array.from({ length: Math.min(4, most) - Math.max(2, fewest) + 1 }, (_, i) => Math.max(2, fewest) + i);
  return [
    ...counts.map(experts),
    ...PAIRS.map((pair) => table('levels', pair)),
    table('levels', ['random', 'random']),
    table('hints', ['expert', 'expert']),
  ];
}

export const nameOf = ({ kind, game, levels }: Seating) => `${game} ${kind} ${levels.join('-')}`;

/** Match by match, so that a run cut short has something to say about every table. */
export function jobsOf(tables: readonly Seating[], matches: number, version: (table: Seating) => string): Job[] {
  return Array.from({ length: matches }, (_, number) =>
    tables.map((table) => ({ key: `${nameOf(table)} ${version(table)} ${number}`, table, number })),
  ).flat();
}
