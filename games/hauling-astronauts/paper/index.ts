import { rulesPart } from '@waybill/print/parts/rules-page';
import type { Prints } from '@waybill/print/prints';
import type { Sheet } from '../rules/index.ts';
import { board } from './board.ts';
import { docks } from './docks.ts';
import { grid } from './grid.ts';
import { rules } from './rules.ts';
import { ships } from './ships.ts';

export const prints: Prints<Sheet> = {
  parts: [
    { name: 'grid', title: 'Spaceport', draw: grid },
    { name: 'docks', title: 'Docks and scores', draw: docks },
    { name: 'ships', title: 'Transports', draw: ships },
    rulesPart(rules),
  ],
  board,
};
