import type { Event, Match } from '@waybill/kernel';
import type { Example } from '@waybill/web/games/board.ts';
import { t } from './words.ts';

const EVENTS: readonly Event[] = [
  { by: 0, type: 'gear', gear: 2 },
  { by: 'chance', type: 'roll', dice: [1, 4, 1, 6, 2, 5] },
  { by: 0, type: 'drive' },
  { by: 0, type: 'gear', gear: 3 },
  { by: 'chance', type: 'roll', dice: [2, 3, 1, 6, 1, 4] },
  { by: 0, type: 'drive' },
];

const match: Match = {
  waybill: 1,
  game: 'grand-prix',
  options: { lowestGear: 2 },
  seats: ['Ann'],
  events: EVENTS,
};

/** The worked examples of the original. */
export const examples = (): readonly Example[] => [
  { title: t('example.second-to-third'), clause: 'GP-2.2', match, from: 3, to: EVENTS.length },
];
