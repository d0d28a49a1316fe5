import { type ByChance, type Chance, type Refusal, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import type { Roll } from './roll.ts';
import { rollContracts } from './roll-contracts.ts';
import { rollFirst } from './roll-first.ts';
import { rollFlip, turningSuit } from './roll-flip.ts';
import { rollTiles } from './roll-tiles.ts';
import { type State, type Step, SUITS_C2C } from './state.ts';

const rolls: { readonly [step in Step]?: Roll } = {
  tiles: rollTiles,
  contracts: rollContracts,
  first: rollFirst,
  flip: rollFlip,
};

function due(s: State): Roll {
  const roll = rolls[s.step];
  if (!roll) throw new Error(`nothing is left to chance at the step ${s.step}`);
  return roll;
}

export const chance: Chance<State, ByChance<Events>> = {
  kind: (s) => (s.step === 'flip' ? `flip ${SUITS_C2C[turningSuit(s)]}` : s.step),
  lot(s, streams, ordinal) {
    const roll = due(s);
    if (roll.lot) roll.lot(s, streams, ordinal);
    else roll.roll(s, streams.at(s.step, ordinal));
    return roll.write();
  },
  draw(s, rng) {
    due(s).roll(s, rng);
    return due(s).write();
  },
  read(s, event): Refusal | null {
    if (event.type !== s.step) return refuse(due(s).clause(s), 'other-roll', { due: s.step });
    return due(s).read(s, event);
  },
  settle(s, event) {
    const roll = due(s);
    roll.take(event);
    roll.apply(s);
  },
  deal(s, rng) {
    const roll = due(s);
    roll.roll(s, rng);
    roll.apply(s);
  },
  outcomes: (s) => due(s).outcomes(s),
};
