import type { Lesson } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';

const t = boardWords<keyof typeof english>('sealed-slips', english);

/** The first turn of a fixed deal; then the pupil drives on alone. The dice show 6 and 2. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'first load 17',
  seats: 2,
  steps: [
    { words: 'lesson.goal', read: true, lit: ['van 0'] },
    { words: 'lesson.load', allow: ({ type, die }) => type === 'load' && die === 6 },
    { words: 'lesson.more' },
  ],
};
