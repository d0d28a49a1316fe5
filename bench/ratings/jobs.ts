import { LEVELS, type Level } from '@waybill/bots';
import { games } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import type { Job, Player } from './play.ts';

/** How many matches each kind of table gets. */
export interface Counts {
  readonly matches: number;
  /** Of `expert` alone, which thinks long. */
  readonly experts: number;
}

const isExpert = ({ level }: Player) => level === 'expert';

const bot = (level: Level): Player => ({ level, slips: 0 });
const slipping = (level: Level, slips: number, as?: Level): Player => ({ level, slips, ...(as && { as }) });

/** Alone, who plays in a league: `medium`, and bots a little better and worse, some of whose decisions are a weaker one's. */
export function leagueOf(game: string): readonly Player[] {
  if (game === 'black-pawn-trucking') return [bot('hard'), slipping('hard', 0.15), slipping('hard', 0.3)];
  return [
    slipping('medium', 0.5, 'easy'),
    slipping('medium', 0.2, 'easy'),
    bot('medium'),
    slipping('hard', 0.75, 'medium'),
    slipping('hard', 0.5, 'medium'),
  ];
}

function tablesOf({ id, seats }: Pick<Game, 'id' | 'seats'>): readonly (readonly Player[])[] {
  if (seats.max === 1) {
    const slip = leagueOf(id).filter(({ slips }) => slips > 0);
    return [...LEVELS.map(bot), ...slip].map((player) => [player]);
  }
  return [
    [bot('easy'), bot('medium')],
    [bot('medium'), bot('hard')],
    ...(seats.max >= 3 ? [[bot('easy'), bot('medium'), bot('hard')]] : []),
    ...(seats.max >= 4 ? [[bot('easy'), bot('medium'), bot('medium'), bot('hard')]] : []),
  ];
}

export const nameOf = ({ level, slips, as }: Player) => (slips === 0 ? level : `${level}~${slips}${as ?? ''}`);

/** Match by match, so that a run cut short has something to say about every table. */
export function jobsOf(ids: readonly string[], { matches, experts }: Counts, version: (game: string) => string): Job[] {
  const tables = games
    .filter(({ id }) => ids.includes(id))
    .flatMap((game) => tablesOf(game).map((players) => ({ game: game.id, players })));
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
