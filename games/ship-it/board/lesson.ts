import type { Event } from '@waybill/kernel';
import type { Lesson, LessonStep } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';

const t = boardWords<keyof typeof english>('ship-it', english);

/** What the pupil plays in the fixed deal; the samples of the gallery play it too. */
export const script: readonly Event[] = [
  { by: 0, type: 'link' },
  { by: 0, type: 'build', domino: [2, 2], squares: ['12,3', '13,3'] },
  { by: 0, type: 'official', to: 'aM' },
  { by: 0, type: 'pipstop', value: 4 },
  { by: 0, type: 'haul', load: 'f9', to: 'aS' },
  { by: 0, type: 'haul', load: 'f17', to: 'aS' },
  { by: 0, type: 'chip', load: 'f9' },
  { by: 0, type: 'done' },
];

const [link, build, official, stop, first, second, , done] = script;

/** Allows this move alone. */
function only(event: Event): NonNullable<LessonStep['allow']> {
  const fields = Object.entries(event).map(([field, value]) => [field, String(value)]);
  return (other) => fields.every(([field, value]) => String(other[field]) === value) && !other.warehouse;
}

/** The button of the load, until it is chosen. */
const toChoose = ({ load }: Event) => `[data-load="${load}"][aria-pressed="false"]`;

/** The first turn of suns: one link, an official, two loads, one shipment; then the pupil plays on. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'a first shipment 3451',
  seats: 2,
  options: { target: 50 },
  steps: [
    { words: 'lesson.goal', read: true },
    { words: 'lesson.table', read: true, lit: ['aS'] },
    { words: 'lesson.points', read: true, lit: ['f9', 'f17', 'aS'] },
    { words: 'lesson.link', allow: only(link) },
    { words: 'lesson.build', allow: only(build), lit: ['12,3', '13,3', '3A', 'aS'] },
    { words: 'lesson.official-why', read: true, lit: ['nS'] },
    { words: 'lesson.official', allow: only(official), lit: ['nS', 'aM'] },
    { words: 'lesson.stop-why', read: true, lit: ['f9', 'f17', 'aS'] },
    { words: 'lesson.stop', allow: only(stop), lit: ['aS'], mark: '.si-onward button:first-child:not(.si-done)' },
    { words: 'lesson.haul-1', allow: only(first), lit: ['f9', 'aS'], mark: toChoose(first) },
    { words: 'lesson.haul-2', allow: only(second), lit: ['f17', 'aS'], mark: toChoose(second) },
    { words: 'lesson.chip', allow: ({ type }) => type === 'chip' },
    { words: 'lesson.after', read: true, lit: ['nS', 'aS', '2S'] },
    { words: 'lesson.done', allow: only(done) },
    { words: 'lesson.others', read: true },
  ],
};
