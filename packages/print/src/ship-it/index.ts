import { rulesPart } from '../parts/rules-page.ts';
import type { Prints } from '../prints.ts';
import { hubs } from './hubs.ts';
import { layout } from './layout.ts';
import { rules } from './rules.ts';
import { scores } from './scores.ts';
import { turn } from './turn.ts';

/** It has no sheet: the table is the one you draw. */
export const prints: Prints<null> = {
  accent: '#1f6350',
  credit: 'Ship It! by Stephen and Michael Schoessow, 2004. Rules in our own words.',
  parts: [
    { name: 'turn', title: 'Turn: points, phases, pip-stop', draw: turn },
    { name: 'hubs', title: 'Hubs and chips', draw: hubs },
    { name: 'scores', title: 'Scores', draw: scores },
    rulesPart(rules),
  ],
  layout,
};
