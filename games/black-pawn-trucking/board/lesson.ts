import type { Event } from '@waybill/kernel';
import type { Lesson } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';

const t = boardWords<keyof typeof english>('black-pawn-trucking', english);

const drive = (city: number) => (event: Event) => event.type === 'drive' && event.to === city;

const [ABERDEEN, EDINBURGH, NEWCASTLE, BIRMINGHAM, NOTTINGHAM] = [10, 12, 14, 18, 19];

/** One coin hauled twice, contracts bought, a trip without a load, a good delivered; then the pupil drives on alone. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'bill of lading 53',
  seats: 1,
  steps: [
    { words: 'lesson.goal', read: true, lit: [`city ${ABERDEEN}`] },
    { words: 'lesson.map', read: true, lit: [`city ${EDINBURGH}`] },
    { words: 'lesson.first', allow: drive(EDINBURGH), lit: [`city ${EDINBURGH}`] },
    { words: 'lesson.flipped', read: true, lit: [`city ${EDINBURGH}`] },
    { words: 'lesson.second', allow: drive(NEWCASTLE), lit: [`city ${NEWCASTLE}`] },
    { words: 'lesson.contract', allow: ({ type }) => type === 'contract' },
    { words: 'lesson.empty', allow: drive(BIRMINGHAM), lit: [`city ${BIRMINGHAM}`] },
    { words: 'lesson.load', read: true, mark: '.bpt-cargo' },
    { words: 'lesson.third', allow: drive(NOTTINGHAM), lit: [`city ${NOTTINGHAM}`] },
    { words: 'lesson.loan', read: true },
    { words: 'lesson.free', allow: ({ type }) => type === 'drive' },
    { words: 'lesson.end', read: true },
  ],
};
