import type { Event, Match } from '@waybill/kernel';
import { TILES, tileCode } from '@waybill/kernel/piecepack';
import type { Example } from '@waybill/web/games/board.ts';
import { SUITS_C2C } from '../rules/index.ts';
import { t } from './words.ts';

const bid = (by: number, amount: number): Event => ({ by, type: 'bid', amount });
const pass = (by: number): Event => ({ by, type: 'pass' });

const SET_UP: readonly Event[] = [
  { by: 'chance', type: 'tiles', tiles: Array.from({ length: TILES }, (_, tile) => tileCode(SUITS_C2C, tile)) },
  { by: 'chance', type: 'contracts', dice: { H: '2', D: 'n', C: '4', S: 'a' }, coins: ['D', 'H', 'S', 'C'] },
  { by: 'chance', type: 'first', seat: 0 },
];

const BIDDING = [bid(0, 2), bid(1, 3), pass(2), bid(3, 4), pass(0), bid(1, 5), pass(3)];

const match: Match = {
  waybill: 1,
  game: 'cape-to-cairo',
  options: {},
  seats: ['Xavier', 'Yvonne', 'Zak', 'Wendy'],
  events: [...SET_UP, ...BIDDING],
};

/** The worked examples of the original. */
export const examples = (): readonly Example[] => [
  { title: t('example.bidding'), clause: 'C2C-2.2', match, from: SET_UP.length, to: match.events.length },
];
