import { type ByChance, type Chance, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import { rollContracts } from './roll-contracts.ts';
import { rollFlip } from './roll-flip.ts';
import { rollTiles } from './roll-tiles.ts';
import type { State } from './state.ts';

/** What chance does at the step that is due. */
export const chance: Chance<State, ByChance<Events>> = {
  kind: (s) => due(s).kind(s),
  draw: (s, rng) => due(s).draw(s, rng),
  lot: (s, streams, ordinal) => due(s).lot(s, streams, ordinal),
  deal: (s, rng) => due(s).deal(s, rng),
  read: (s, event) => (event.type === s.step ? due(s).read(s, event) : refuse(dueClause(s), `due-${s.step}`)),
  settle: (s, event) => due(s).settle(s, event),
  outcomes: (s) => due(s).outcomes(s),
};

function due(s: State): Required<Chance<State, ByChance<Events>>> {
  if (s.step === 'flip') return rollFlip;
  return s.step === 'tiles' ? rollTiles : rollContracts;
}

function dueClause(s: State): string {
  if (s.step === 'flip') return 'BPT-2.9';
  if (s.step === 'tiles') return 'BPT-1.1';
  return s.turn === 0 ? 'BPT-1.2' : 'BPT-2.11';
}
