import { type EventOf, type Refusal, type Rng, refuse } from '@waybill/kernel';
import { RANKS, rankIndex, SUITS, TILES } from '@waybill/kernel/piecepack';
import { type Deal, mix } from './deal.ts';
import type { Events } from './events.ts';
import { ALL_RANKS, lay, newHand } from './loads.ts';
import { LOADS, NOTHING, type State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';
import { rankOf } from './table.ts';
import { startTurn } from './turn.ts';

const ACE = 1;
const EACH = LOADS / SUITS;

/** Suit by suit: the ranks of its coins, in the order laid. */
const ranks = newHand();

function shuffleRanks(rng: Rng): void {
  for (let suit = 0; suit < SUITS; suit++) {
    for (let i = 0; i < EACH; i++) ranks[suit * EACH + i] = 1 + i;
    mix(ranks, suit * EACH, (suit + 1) * EACH, rng);
  }
}

/** SI-1.3: red, green, blue, black and so on. */
const ofLoad = (i: number): number => (i % SUITS) * EACH + ((i / SUITS) | 0);

function layFreight(s: State): void {
  for (let i = 0, n = 0; i < TILES; i++) {
    if (rankOf(s.drawn[i]) === ACE) continue;
    lay(s, n % SUITS, ranks[ofLoad(n)], s.drawn[i], 0, ALL_RANKS);
    n++;
  }
  s.awaited = NOTHING;
  s.round = 1;
  startTurn(s, 0);
}

/** SI-1.3 */
export const freight: Deal<EventOf<Events, 'freight'>> = {
  type: 'freight',
  clause: 'SI-1.3',
  draw(_, rng) {
    shuffleRanks(rng);
    const laid = Array.from({ length: LOADS }, (_none, i) => RANKS[ranks[ofLoad(i)]]);
    return { by: 'chance', type: 'freight', ranks: laid };
  },
  read: (_, event) => readRanks(event.ranks),
  settle(s, event) {
    event.ranks.forEach((rank, i) => {
      ranks[ofLoad(i)] = rankIndex(rank);
    });
    layFreight(s);
  },
  deal(s, rng) {
    shuffleRanks(rng);
    layFreight(s);
  },
  outcomes: () => null,
};

function readRanks(codes: readonly string[]): Refusal | null {
  if (codes.length !== LOADS) return refuse('SI-1.3', 'ranks-count', { need: LOADS, have: codes.length });
  const seen = new Set<string>();
  for (let i = 0; i < LOADS; i++) {
    const coin = codes[i] + SHIP_SUITS[i % SUITS];
    if (rankIndex(codes[i]) < ACE) return refuse('SI-1.3', 'rank-unknown', { rank: codes[i] });
    if (seen.has(coin)) return refuse('SI-1.3', 'coin-twice', { coin });
    seen.add(coin);
  }
  return null;
}
