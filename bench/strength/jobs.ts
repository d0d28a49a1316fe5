import { LEVELS, type Level } from '@waybill/bots';
import { games } from '@waybill/games';

/** Who sits where, under which options, and how often it is played. */
export interface Contest {
  readonly kind: 'duel' | 'solo' | 'loans' | 'party';
  readonly game: string;
  /** The seats' levels. Of several seats, the first is the one that is measured; it sits in each seat in turn. */
  readonly levels: readonly Level[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly matches: number;
}

/** One match to play. Its key says all there is to say about it, so that a result can be kept and found again. */
export interface Job {
  readonly key: string;
  readonly table: Contest;
  /** Where the table's first level sits. */
  readonly seat: number;
  readonly seed: string;
}

export interface JobResult {
  readonly key: string;
  /** Of the table's first level. */
  readonly score: number;
  /** 1 for a win, ½ for a shared one of two. */
  readonly share: number;
  /** CPU milliseconds of each decision, by level; those with one legal move left out. */
  readonly took: Readonly<Record<string, readonly number[]>>;
}

/** How many matches each kind of table gets. */
export interface Counts {
  /** Levels that follow each other. */
  readonly near: number;
  /** Other pairs of levels. */
  readonly far: number;
  readonly solo: number;
  readonly loans: number;
  readonly party: number;
}

const LOANS = 'black-pawn-trucking';
const PARTIES: readonly string[] = ['cape-to-cairo', 'ship-it'];

export function tablesOf(ids: readonly string[], counts: Counts): Contest[] {
  return games
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, seats }) => (seats.max === 1 ? solos(id, counts) : [...duels(id, counts), ...parties(id, counts)]));
}

function solos(game: string, counts: Counts): Contest[] {
  const levels = LEVELS.map((level) => contestOf('solo', game, [level], counts.solo));
  if (game !== LOANS) return levels;
  return [...levels, ...[0, 1, 2].map((loans) => contestOf('loans', game, ['hard'], counts.loans, { loans }))];
}

/** Every level against every one below it. */
function duels(game: string, counts: Counts): Contest[] {
  return LEVELS.flatMap((better, b) =>
    LEVELS.slice(0, b).map((worse, w) =>
      contestOf('duel', game, [better, worse], b - w === 1 ? counts.near : counts.far),
    ),
  );
}

/** One of a level among two or three of the level below. */
function parties(game: string, { party }: Counts): Contest[] {
  if (!PARTIES.includes(game)) return [];
  return [3, 4].flatMap((seats) =>
    LEVELS.slice(1).map((better, i) => {
      const others = Array.from({ length: seats - 1 }, () => LEVELS[i]);
      return contestOf('party', game, [better, ...others], party);
    }),
  );
}

function contestOf(
  kind: Contest['kind'],
  game: string,
  levels: readonly Level[],
  matches: number,
  options: Contest['options'] = {},
): Contest {
  return { kind, game, levels, options, matches };
}

/** Match by match, so that a run cut short has something to say about every table. */
export function jobsOf(tables: readonly Contest[], seed: string): Job[] {
  const most = Math.max(0, ...tables.map(({ matches }) => matches));
  return Array.from({ length: most }, (_, match) =>
    tables.filter(({ matches }) => match < matches).map((table) => jobOf(table, match, seed)),
  ).flat();
}

function jobOf(table: Contest, match: number, seed: string): Job {
  const options = JSON.stringify(table.options);
  return {
    key: [table.kind, table.game, table.levels.join('-'), options, seed, match].join(' '),
    table,
    seat: match % table.levels.length,
    seed: `${seed} ${match}`,
  };
}
