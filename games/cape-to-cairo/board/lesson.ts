import type { Event } from '@waybill/kernel';
import type { Lesson } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';

const t = boardWords<keyof typeof english>('cape-to-cairo', english);

/** Only this move of its kind; moves of other kinds stay open, so that nobody is ever stuck. */
const only = (type: string, field: string, value: unknown) => (event: Event) =>
  event.type === type ? event[field] === value : event.type === 'pass' || event.type === 'bid';

const [ALGIERS, DAKAR, NAIROBI, DAR_ES_SALAAM, ADDIS_ABABA] = [2, 6, 17, 20, 14];
const read = { read: true } as const;
const lit = (...cities: number[]) => cities.map((city) => `city ${city}`);

/** The bot keeps out of the way, in the west. */
const answers: readonly Event[] = [
  { by: 1, type: 'pass' },
  { by: 1, type: 'place', city: ALGIERS },
  { by: 1, type: 'load', good: 'C' },
  { by: 1, type: 'drive', to: DAKAR },
  { by: 1, type: 'pass' },
];

/** Two turns of a fixed deal against one bot: a raw material, then the product it was made into. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'first loads 276',
  seats: 2,
  answers,
  steps: [
    { words: 'lesson.goal', ...read },
    { words: 'lesson.coins', ...read, lit: lit(NAIROBI) },
    { words: 'lesson.cities', ...read, lit: lit(DAR_ES_SALAAM) },
    { words: 'lesson.bid', allow: only('bid', 'amount', 1) },
    { words: 'lesson.place', allow: only('place', 'city', NAIROBI), lit: lit(NAIROBI) },
    { words: 'lesson.load', allow: only('load', 'good', 'D') },
    { words: 'lesson.drive', allow: only('drive', 'to', DAR_ES_SALAAM), lit: lit(DAR_ES_SALAAM) },
    { words: 'lesson.turned', ...read, lit: lit(DAR_ES_SALAAM) },
    { words: 'lesson.products', ...read },
    { words: 'lesson.again', allow: only('bid', 'amount', 1) },
    { words: 'lesson.take', allow: only('load', 'good', '5') },
    { words: 'lesson.sell', allow: only('drive', 'to', ADDIS_ABABA), lit: lit(ADDIS_ABABA) },
    { words: 'lesson.end', read: true },
  ],
};
