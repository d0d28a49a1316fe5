import type { Event, Match } from '@waybill/kernel';
import { TILES, tileCode } from '@waybill/kernel/piecepack';
import type { Example } from '@waybill/web/games/board.ts';
import { SUIT_CODES } from '../rules/index.ts';
import { t } from './words.ts';

const TILES_IN_ORDER: Event = {
  by: 'chance',
  type: 'tiles',
  tiles: Array.from({ length: TILES }, (_, tile) => tileCode(SUIT_CODES, tile)),
};

const drive = (to: number): Event => ({ by: 0, type: 'drive', to });

/** The year of a truck that starts in `city` after contracts as these dice give them. */
function yearFrom(city: number, dice: Readonly<Record<string, string>>, ...then: readonly Event[]): Match {
  const contracts: Event = { by: 'chance', type: 'contracts', dice, coins: ['C', 'A', 'M', 'S'] };
  return {
    waybill: 1,
    game: 'black-pawn-trucking',
    options: { start: 'choose' },
    seats: ['Ann'],
    events: [TILES_IN_ORDER, contracts, { by: 0, type: 'start', city }, ...then],
  };
}

/** Goods lie where the truck doesn't come: in Wick, Birmingham and Plymouth, and in Dublin or Derry. */
const ELSEWHERE = { M: 'a', C: '5', A: '5' } as const;
const neighbours = yearFrom(3, { ...ELSEWHERE, S: 'a' }, ...[1, 3, 4, 3, 5, 3, 6].map(drive));
const ferries = yearFrom(
  2,
  { ...ELSEWHERE, S: 'n' },
  drive(11),
  drive(2),
  { by: 0, type: 'loan' },
  drive(6),
  drive(17),
);

/** Goods in Nottingham (19) and Birmingham (18); the truck brings the first to the second and goes on to Cork (5). */
const sevenPounds = yearFrom(19, { S: 'n', M: 'n', C: '5', A: 'n' }, drive(18), { by: 0, type: 'wait' }, drive(5), {
  by: 'chance',
  type: 'flip',
  ranks: ['3'],
});

const START = 3;

const example = (title: string, clause: string, match: Match, from = START): Example => ({
  title,
  clause,
  match,
  from,
  to: match.events.length,
});

/** The worked examples of the original. */
export const examples = (): readonly Example[] => [
  example(t('example.neighbours'), 'BPT-2.4', neighbours),
  example(t('example.ferries'), 'BPT-2.4', ferries),
  example(t('example.seven-pounds'), 'BPT-2.5', sevenPounds, START + 2),
];
