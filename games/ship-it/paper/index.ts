import { rulesPart } from '@waybill/print/parts/rules-page';
import type { Prints } from '@waybill/print/prints';
import { board } from './board.ts';
import { hubs } from './hubs.ts';
import { layout } from './layout.ts';
import { rules } from './rules.ts';
import { scores } from './scores.ts';
import { turn } from './turn.ts';

/** It has no sheet: the table is the one you draw. */
export const prints: Prints<null> = {
  parts: [
    { name: 'turn', title: 'Turn: points, phases, pip-stop', draw: turn },
    { name: 'hubs', title: 'Hubs and chips', draw: hubs },
    { name: 'scores', title: 'Scores', draw: scores },
    rulesPart(rules),
  ],
  board,
  layout,
};
