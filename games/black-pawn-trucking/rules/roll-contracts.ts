import type { Chance, EventOf } from '@waybill/kernel';
import {
  contractsEvent,
  type DealingEvents,
  lotContracts,
  placeCoin,
  RANKS,
  rankIndex,
  readContracts,
  SUITS,
  sampleContracts,
} from '@waybill/kernel/piecepack';
import { start } from './moves.ts';
import { MOONS, SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';
import { beginTurn } from './turn.ts';

/** Die → its face, and the suit of its coin: one sample, on its way into an event or the state. */
const faces = new Uint8Array(SUITS);
const coins = new Uint8Array(SUITS);

/** BPT-1.2, and again for BPT-2.11. */
export const rollContracts: Required<Chance<State, EventOf<DealingEvents, 'contracts'>>> = {
  kind: () => 'contracts',
  draw(s, rng) {
    sampleContracts(s.trade, rng, faces, coins);
    return contractsEvent(SUIT_CODES, faces, coins);
  },
  lot(s, streams, ordinal) {
    lotContracts(s.trade, streams, ordinal, faces, coins);
    return contractsEvent(SUIT_CODES, faces, coins);
  },
  deal(s, rng) {
    sampleContracts(s.trade, rng, faces, coins);
    place(s);
  },
  read: (s, event) => readContracts(SUIT_CODES, 'BPT-1.2', s.trade, event),
  settle(s, event) {
    for (let die = 0; die < SUITS; die++) {
      faces[die] = rankIndex(event.dice[SUIT_CODES[die]]);
      coins[die] = SUIT_CODES.indexOf(event.coins[die]);
    }
    place(s);
  },
  outcomes: () => null,
};

function place(s: State): void {
  for (let die = 0; die < SUITS; die++) {
    placeCoin(s.trade, die, faces[die], coins[die]);
    s.held |= 1 << cityOf(s, die);
    s.onMap++;
  }
  if (s.turn > 0) beginTurn(s);
  else if (s.choosesStart) s.step = 'start';
  else start(s, cityOf(s, MOONS));
}

function cityOf(s: State, die: number): number {
  return s.trade.city[die * RANKS.length + faces[die]];
}
