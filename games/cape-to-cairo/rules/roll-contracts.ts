import type { EventOf } from '@waybill/kernel';
import {
  contractsEvent,
  lotContracts,
  placeCoin,
  rankIndex,
  readContracts,
  SUITS,
  sampleContracts,
} from '@waybill/kernel/piecepack';
import type { Events } from './events.ts';
import type { Roll } from './roll.ts';
import { type State, SUITS_C2C } from './state.ts';
import { openBidding } from './turn.ts';

const faces = new Uint8Array(SUITS);
const coins = new Uint8Array(SUITS);

const clause = (s: State) => (s.turn === 0 ? 'C2C-1.1' : 'C2C-2.9');

/** C2C-1.1, C2C-2.9: four dice, and a coin from the cup for each. */
export const rollContracts: Roll<EventOf<Events, 'contracts'>> = {
  clause,
  roll(s, rng) {
    sampleContracts(s.trade, rng, faces, coins);
  },
  lot(s, streams, ordinal) {
    lotContracts(s.trade, streams, ordinal, faces, coins);
  },
  take(event) {
    const { dice, coins: drawn } = event;
    for (let die = 0; die < SUITS; die++) {
      faces[die] = rankIndex(dice[SUITS_C2C[die]]);
      coins[die] = SUITS_C2C.indexOf(drawn[die]);
    }
  },
  write: () => contractsEvent(SUITS_C2C, faces, coins),
  apply(s) {
    for (let die = 0; die < SUITS; die++) placeCoin(s.trade, die, faces[die], coins[die]);
    if (s.turn === 0) s.step = 'first';
    else openBidding(s, s.order[0]);
  },
  // C2C-2.9 places coins “as in 1.1”, so what can't be rolled or drawn breaks C2C-1.1, the lower number.
  read: (s, event) => readContracts(SUITS_C2C, 'C2C-1.1', s.trade, event),
  outcomes: () => null,
};
