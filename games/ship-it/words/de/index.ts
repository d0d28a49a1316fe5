import { board } from './board.ts';
import { bots } from './bots.ts';
import { forms } from './forms.ts';
import { guide } from './guide.ts';
import { lesson } from './lesson.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';

const about = 'Baue ein Netz aus Dominosteinen, lenke deine Beamten und bring die Fracht aufs Schiff.';

const print = () => import('./print.ts');

export const de = { about, rules, board: { ...board, ...forms, ...lesson, ...guide, ...panels }, bots, print };
