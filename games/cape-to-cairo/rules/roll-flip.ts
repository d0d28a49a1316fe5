import type { EventOf } from '@waybill/kernel';
import {
  flipEvent,
  flipOutcomes,
  GOODS,
  lotRanks,
  RANKS,
  rankIndex,
  readFlip,
  SUITS,
  sampleRanks,
  suitOf,
} from '@waybill/kernel/piecepack';
import type { Events } from './events.ts';
import type { Roll } from './roll.ts';
import { type State, SUITS_C2C } from './state.ts';
import { afterHaul } from './turn.ts';

/** Ranks as bits. */
let tray = 0;

/** The suit of the raw materials that are turned over: the city's. */
export function turningSuit(s: State): number {
  return suitOf(s.trade.tile[s.truck[s.actor]]);
}

/** C2C-2.8: delivered raw materials show their ranks. */
export const rollFlip: Roll<EventOf<Events, 'flip'>> = {
  clause: () => 'C2C-2.8',
  roll(s, rng) {
    tray = sampleRanks(s.trade.seen[turningSuit(s)], s.turning, rng);
  },
  lot(s, streams) {
    const suit = turningSuit(s);
    tray = lotRanks(SUITS_C2C[suit], s.trade.seen[suit], s.turning, streams);
  },
  take(event) {
    tray = event.ranks.reduce((bits, rank) => bits | (1 << rankIndex(rank)), 0);
  },
  write: () => flipEvent(tray),
  apply(s) {
    const here = s.truck[s.actor] * GOODS + SUITS;
    for (let rank = 0; rank < RANKS.length; rank++) if (tray & (1 << rank)) s.trade.goods[here + rank]++;
    s.trade.seen[turningSuit(s)] |= tray;
    s.turning = 0;
    afterHaul(s);
  },
  read(s, event) {
    const suit = turningSuit(s);
    return readFlip('C2C-2.8', SUITS_C2C[suit], s.trade.seen[suit], s.turning, event.ranks);
  },
  outcomes: (s) => flipOutcomes(s.trade.seen[turningSuit(s)], s.turning),
};

/** The ranks this suit still hides. */
export function unseen(s: State, suit: number): string[] {
  return RANKS.filter((_, rank) => !(s.trade.seen[suit] & (1 << rank)));
}
