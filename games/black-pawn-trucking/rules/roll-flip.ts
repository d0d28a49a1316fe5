import type { Chance, EventOf } from '@waybill/kernel';
import {
  type DealingEvents,
  flipEvent,
  flipOutcomes,
  lotRanks,
  RANKS,
  rankIndex,
  readFlip,
  sampleRanks,
  suitOf,
} from '@waybill/kernel/piecepack';
import { turnOver } from './drive.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';
import { endDeliveries } from './turn.ts';

/** BPT-2.9: all raw materials delivered at once are of the city's suit. */
export const rollFlip: Required<Chance<State, EventOf<DealingEvents, 'flip'>>> = {
  kind: (s) => `flip ${SUIT_CODES[suitHere(s)]}`,
  draw: (s, rng) => flipEvent(sampleRanks(seenHere(s), s.toFlip, rng)),
  lot: (s, streams) => flipEvent(lotRanks(SUIT_CODES[suitHere(s)], seenHere(s), s.toFlip, streams)),
  deal: (s, rng) => turnAllOver(s, sampleRanks(seenHere(s), s.toFlip, rng)),
  read: (s, event) => readFlip('BPT-2.9', SUIT_CODES[suitHere(s)], seenHere(s), s.toFlip, event.ranks),
  settle(s, event) {
    let ranks = 0;
    for (const code of event.ranks) ranks |= 1 << rankIndex(code);
    turnAllOver(s, ranks);
  },
  outcomes: (s) => flipOutcomes(seenHere(s), s.toFlip),
};

export function suitHere(s: State): number {
  return suitOf(s.trade.tile[s.truck]);
}

function seenHere(s: State): number {
  return s.trade.seen[suitHere(s)];
}

function turnAllOver(s: State, ranks: number): void {
  for (let rank = 0; rank < RANKS.length; rank++) if (ranks & (1 << rank)) turnOver(s, rank);
  endDeliveries(s);
}
