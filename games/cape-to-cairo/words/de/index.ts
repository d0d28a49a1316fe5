import { board } from './board.ts';
import { bots } from './bots.ts';
import { guide } from './guide.ts';
import { lesson } from './lesson.ts';
import { rules } from './rules.ts';

const about = 'Biete darum, zuerst zu fahren, und schnapp anderen quer durch Afrika die Waren weg.';

const print = () => import('./print.ts');

export const de = { about, rules, board: { ...board, ...lesson, ...guide }, bots, print };
