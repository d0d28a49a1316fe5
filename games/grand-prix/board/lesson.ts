import type { Event } from '@waybill/kernel';
import type { Lesson } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';

const t = boardWords<keyof typeof english>('grand-prix', english);

type Allow = (event: Event) => boolean;

const gear =
  (wanted: number, include = false): Allow =>
  (event) =>
    event.type === 'gear' && event.gear === wanted && (event.include === true) === include;
/** The dice that don't count in the third roll. */
const select: Allow = ({ type, dice, include }) => type === 'select' && String(dice) === '0,4,5' && !include;
const drive: Allow = ({ type }) => type === 'drive';
const spaces = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `space ${from + i}`);

/** Five turns of a fixed deal, one special action each and one damage; then the pupil drives on alone. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'first laps at kestrel vale 10941',
  seats: 1,
  steps: [
    { words: 'lesson.goal', read: true },
    { words: 'lesson.gear', allow: gear(4) },
    { words: 'lesson.drive', allow: drive },
    { words: 'lesson.include', allow: gear(3, true), mark: '.gp-include', lit: spaces(5, 7) },
    { words: 'lesson.included', allow: drive },
    { words: 'lesson.up', allow: gear(4), lit: spaces(8, 12) },
    { words: 'lesson.select', allow: select, mark: '.gp-dice' },
    { words: 'lesson.selected', allow: drive },
    { words: 'lesson.shift', allow: gear(2), lit: spaces(13, 14) },
    { words: 'lesson.shifted', allow: drive },
    { words: 'lesson.corner', allow: gear(3), lit: spaces(15, 15) },
    { words: 'lesson.jump', allow: drive, lit: spaces(15, 15) },
    { words: 'lesson.damage', read: true },
    { words: 'lesson.bank', read: true },
    { words: 'lesson.reroll', read: true },
    { words: 'lesson.free', read: true },
  ],
};
