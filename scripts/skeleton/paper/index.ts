import { rulesPart } from '@waybill/print/parts/rules-page';
import type { Prints } from '@waybill/print/prints';
import { board } from './board.ts';
import { rules } from './rules.ts';
import { slips } from './slips.ts';
import { vans } from './vans.ts';

export const prints: Prints<null> = {
  parts: [
    { name: 'vans', title: 'Vans', draw: vans },
    { name: 'slips', title: 'Slips', draw: slips },
    rulesPart(rules),
  ],
  board,
};
