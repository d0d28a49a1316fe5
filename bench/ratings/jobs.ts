import { LEVELS, type Level } from '@waybill/bots';
import { games } from '@waybill/games';
import type { Job, Player } from './play.ts';

/** How many matches each kind of table gets. */
export interface Counts {
  readonly matches: number;
  /** Of `expert` alone, which thinks long. */
  readonly experts: number;
}

const isExpert = ({ level }: Player) => level === 'expert';

/** Shares of decisions that are made as `easy` would: players who differ by little. */
export const SLIPS = [0, 0.15, 0.3];

const bot = (level: Level, slips = 0): Player => ({ level, slips });

function tablesOf(seats: { readonly min: number; readonly max: number }): readonly (readonly Player[])[] {
  const alone = seats.max === 1;
  if (alone) return [...LEVELS.map((level) => [bot(level)]), ...SLIPS.slice(1).map((slips) => [bot('hard', slips)])];
  return [
    [bot('easy'), bot('medium')],
    [bot('medium'), bot('hard')],
    ...(seats.max >= 3 ? [[bot('easy'), bot('medium'), bot('hard')]] : []),
    ...(seats.max >= 4 ? [[bot('easy'), bot('medium'), bot('medium'), bot('hard')]] : []),
  ];
}

const nameOf = ({ level, slips }: Player) => (slips === 0 ? level : `${level}~${slips}`);

/** Match by match, so that a run cut short has something to say about every table. */
export function jobsOf(ids: readonly string[], { matches, experts }: Counts, version: (game: string) => string): Job[] {
  const tables = games
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, seats }) => tablesOf(seats).map((players) => ({ game: id, players })));
  return Array.from({ length: matches }, (_, number) =>
    tables
      .filter(({ players }) => number < experts || !players.some(isExpert))
      .map(({ game, players }) => ({
        key: `${game} ${players.map(nameOf).join('-')} ${version(game)} ${number}`,
        game,
        players,
        number,
      })),
  ).flat();
}
