import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Toy } from './toy.ts';

/** Knows nothing but how to tell the tosses apart. */
export const toyKnowledge: Knowledge<Toy> = {
  unit: 'win',
  range: [-1, 1],
  pace: 10,
  plies: 40,
  hides: () => false,
  evaluate: (_, out) => void out.fill(0),
  doubt: () => 1,
  outcome: (_, after) => after.left,
};
