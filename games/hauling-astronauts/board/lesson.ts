import type { Event } from '@waybill/kernel';
import type { Lesson } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { lesson as english } from '../words/en/lesson.ts';
import { cellPlace, dockPlace, portPlace } from './ways.ts';

const t = boardWords<keyof typeof english>('hauling-astronauts', english);

type Allow = (event: Event) => boolean;

const dock: Allow = ({ type, transports }) => type === 'dock' && (transports as string[]).join() === 'mid,high,odd';
const roll: Allow = ({ type }) => type === 'roll';
const place =
  (pips: number, cell: string): Allow =>
  (event) =>
    event.type === 'place' && event.pips === pips && event.cell === cell;
const depart: Allow = ({ type, port }) => type === 'depart' && port === 0;

const ports = (seat: number) => [0, 1, 2].map((port) => portPlace(seat, port));

const answers: readonly Event[] = [
  { by: 1, type: 'dock', transports: ['mid', 'even', 'odd'] },
  { by: 1, type: 'place', pips: 2, cell: 'a3' },
  { by: 1, type: 'swap', ports: [0, 2] },
  { by: 1, type: 'place', pips: 4, cell: 'c2' },
  { by: 1, type: 'shift', from: 'a3', to: 'b3' },
  { by: 1, type: 'place', pips: 3, cell: 'c3' },
];

/** Until the first ship leaves. The dice are fixed by the seed. */
export const lesson: Lesson = {
  words: (key) => t(key as Parameters<typeof t>[0]),
  seed: 'first boarding 414',
  seats: 2,
  answers,
  steps: [
    { words: 'lesson.goal', read: true, lit: ports(0) },
    { words: 'lesson.dock', allow: dock },
    { words: 'lesson.roll', allow: roll },
    { words: 'lesson.place', allow: place(5, 'a2') },
    { words: 'lesson.ship', read: true, lit: [portPlace(0, 1), portPlace(1, 0)] },
    { words: 'lesson.spoil', allow: place(4, 'a1') },
    { words: 'lesson.swap', allow: roll, lit: [portPlace(1, 0), portPlace(1, 2)] },
    { words: 'lesson.chance', allow: place(1, 'b1') },
    { words: 'lesson.shared', allow: place(3, 'b2'), lit: [cellPlace('c2')] },
    { words: 'lesson.shift', allow: roll, lit: [cellPlace('b3')] },
    { words: 'lesson.window', allow: place(3, 'a3') },
    { words: 'lesson.last', allow: place(4, 'c1') },
    { words: 'lesson.depart', allow: depart, lit: [portPlace(0, 0), dockPlace(2)] },
    { words: 'lesson.end', read: true },
  ],
};
