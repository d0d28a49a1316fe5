import { board } from './board.ts';
import { bots } from './bots.ts';
import { guide } from './guide.ts';
import { lesson } from './lesson.ts';
import { rules } from './rules.ts';

const about = 'Belade an jedem Port Schiffe mit Würfeln und lass sie im richtigen Moment starten.';

const print = () => import('./print.ts');

export const de = { about, rules, board: { ...board, ...lesson, ...guide }, bots, print };
