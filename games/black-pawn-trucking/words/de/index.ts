import { board } from './board.ts';
import { bots } from './bots.ts';
import { guide } from './guide.ts';
import { lesson } from './lesson.ts';
import { rules } from './rules.ts';

const about = 'Fahre Waren durch Großbritannien und Irland, bevor die Bank pfändet.';

const print = () => import('./print.ts');

export const de = { about, rules, board: { ...board, ...lesson, ...guide }, bots, print };
