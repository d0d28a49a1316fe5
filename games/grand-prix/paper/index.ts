import { rulesPart } from '@waybill/print/parts/rules-page';
import type { Prints } from '@waybill/print/prints';
import type { Sheet } from '../rules/index.ts';
import { board } from './board.ts';
import { circuits } from './circuits.ts';
import { rules } from './rules.ts';
import { season } from './season.ts';

export const prints: Prints<Sheet> = {
  parts: [
    { name: 'circuits', title: 'Circuits', draw: circuits },
    { name: 'season', title: 'Season: special actions, gears, places', draw: season },
    rulesPart(rules),
  ],
  board,
};
