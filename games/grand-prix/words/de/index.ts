import { board } from './board.ts';
import { bots } from './bots.ts';
import { guide } from './guide.ts';
import { lesson } from './lesson.ts';
import { rules } from './rules.ts';

const about = 'Vier Strecken, sechs Gänge, sechs Würfel: Fordere dein Glück heraus, aber bring das Auto heim.';

const print = () => import('./print.ts');

export const de = { about, rules, board: { ...board, ...lesson, ...guide }, bots, print };
