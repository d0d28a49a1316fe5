import { board } from './board.ts';
import { bots } from './bots.ts';
import { lesson } from './lesson.ts';
import { rules } from './rules.ts';

const print = () => import('./print.ts');

export const de = { rules, board: { ...board, ...lesson }, bots, print };
