import type { Event } from '@waybill/rules/kernel';
import type { Lesson } from '../contract.ts';
import { t } from './lesson-words.ts';

const gear = (wanted: number) => (event: Event) => event.type === 'gear' && event.gear === wanted && !event.include;
const drive = (event: Event) => event.type === 'drive';

/** The first three turns of a fixed deal; then the pupil drives on alone. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'first laps at kestrel vale',
  seats: 1,
  steps: [
    { words: 'lesson.goal', read: true },
    { words: 'lesson.gear', allow: gear(4) },
    { words: 'lesson.drive', allow: drive },
    { words: 'lesson.up', allow: gear(5) },
    { words: 'lesson.look' },
    { words: 'lesson.free', read: true },
  ],
};
