import { type EventOf, type EventsOf, firstThere, type Rng, type Shapes, type Streams } from '../index.ts';
import { RANKS, SUITS, type Suits, TILES, tileCode } from './codes.ts';
import { cupCount, drawRank, type Trade } from './goods.ts';

/**
 * What chance does to the tiles and coins, sampled before anything is changed: `draw` writes a sample down as an
 * event, `deal` applies it, so both call the generator alike.
 */

/** A shuffled stack: city → tile. */
export function sampleTiles(rng: Rng, tiles: Uint8Array): void {
  for (let i = 0; i < TILES; i++) tiles[i] = i;
  for (let i = TILES - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = tiles[i];
    tiles[i] = tiles[j];
    tiles[j] = held;
  }
}

/** The face of each die, and the suit of the coin drawn for it. */
export function sampleContracts(trade: Trade, rng: Rng, faces: Uint8Array, coins: Uint8Array): void {
  let left = trade.cup[0] + trade.cup[1] + trade.cup[2] + trade.cup[3];
  for (let die = 0; die < SUITS; die++) {
    faces[die] = rng.below(RANKS.length);
    let n = rng.below(left--);
    let suit = 0;
    for (;;) {
      const here = trade.cup[suit] - taken(coins, die, suit);
      if (n < here) break;
      n -= here;
      suit++;
    }
    coins[die] = suit;
  }
}

const COINS = SUITS * RANKS.length;

/** The same by kind and number: the faces of this roll, and the next coins of all that were in the cup. */
export function lotContracts(
  trade: Trade,
  streams: Streams,
  ordinal: number,
  faces: Uint8Array,
  coins: Uint8Array,
): void {
  const dice = streams.at('contracts', ordinal);
  for (let die = 0; die < SUITS; die++) faces[die] = dice.below(RANKS.length);
  const drawn = COINS - cupCount(trade);
  for (let die = 0; die < SUITS; die++) {
    const coin = firstThere(streams.at('coin', drawn + die), COINS, (one) => {
      const suit = (one / RANKS.length) | 0;
      return one % RANKS.length < trade.cup[suit] - taken(coins, die, suit);
    });
    coins[die] = (coin / RANKS.length) | 0;
  }
}

function taken(coins: Uint8Array, upTo: number, suit: number): number {
  let count = 0;
  for (let i = 0; i < upTo; i++) if (coins[i] === suit) count++;
  return count;
}

/** As bits, the ranks of `count` coins of one suit turned over together: which coin had which no longer matters. */
export function sampleRanks(seen: number, count: number, rng: Rng): number {
  let known = seen;
  for (let i = 0; i < count; i++) known |= 1 << drawRank(known, rng);
  return known & ~seen;
}

/** The same by suit and number: its third coin shows the same rank whether it is turned over alone or with others. */
export function lotRanks(suit: string, seen: number, count: number, streams: Streams): number {
  const turned = bitCount(seen);
  let known = seen;
  for (let i = 0; i < count; i++) {
    known |= 1 << firstThere(streams.at(`flip ${suit}`, turned + i), RANKS.length, (rank) => !(known & (1 << rank)));
  }
  return known & ~seen;
}

/** The shapes of these events. */
export function dealingShapes(suits: Suits) {
  const dice: { readonly [suit: string]: 'text' } = Object.fromEntries(suits.map((suit) => [suit, 'text' as const]));
  return {
    tiles: { by: 'chance', fields: { tiles: 'texts' } },
    contracts: { by: 'chance', fields: { dice: { object: dice }, coins: 'texts' } },
    flip: { by: 'chance', fields: { ranks: 'texts' } },
  } as const satisfies Shapes;
}

/** City by city the tile laid; the face of each die and the coin drawn for it; the ranks of coins turned over. */
export type DealingEvents = EventsOf<ReturnType<typeof dealingShapes>>;

export function tilesEvent(suits: Suits, tiles: Uint8Array): EventOf<DealingEvents, 'tiles'> {
  return { by: 'chance', type: 'tiles', tiles: Array.from(tiles, (tile) => tileCode(suits, tile)) };
}

export function contractsEvent(
  suits: Suits,
  faces: Uint8Array,
  coins: Uint8Array,
): EventOf<DealingEvents, 'contracts'> {
  const dice = Object.fromEntries(suits.map((suit, die) => [suit, RANKS[faces[die]]]));
  return { by: 'chance', type: 'contracts', dice, coins: Array.from(coins, (suit) => suits[suit]) };
}

export function flipEvent(ranks: number): EventOf<DealingEvents, 'flip'> {
  return { by: 'chance', type: 'flip', ranks: RANKS.filter((_, rank) => ranks & (1 << rank)) };
}

/** Every set of `count` ranks that a suit still hides, each equally likely. */
export function flipOutcomes(seen: number, count: number): (readonly [EventOf<DealingEvents, 'flip'>, number])[] {
  const sets: number[] = [];
  for (let ranks = 0; ranks < 1 << RANKS.length; ranks++) {
    if ((ranks & seen) === 0 && bitCount(ranks) === count) sets.push(ranks);
  }
  return sets.map((ranks) => [flipEvent(ranks), 1 / sets.length] as const);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
