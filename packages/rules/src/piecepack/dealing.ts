import type { Event, Rng } from '../kernel/index.ts';
import { RANKS, SUITS, type Suits, TILES, tileCode } from './codes.ts';
import { drawRank, type Trade } from './goods.ts';

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

export function tilesEvent(suits: Suits, tiles: Uint8Array): Event {
  return { by: 'chance', type: 'tiles', tiles: Array.from(tiles, (tile) => tileCode(suits, tile)) };
}

export function contractsEvent(suits: Suits, faces: Uint8Array, coins: Uint8Array): Event {
  const dice = Object.fromEntries(suits.map((suit, die) => [suit, RANKS[faces[die]]]));
  return { by: 'chance', type: 'contracts', dice, coins: Array.from(coins, (suit) => suits[suit]) };
}

export function flipEvent(ranks: number): Event {
  return { by: 'chance', type: 'flip', ranks: RANKS.filter((_, rank) => ranks & (1 << rank)) };
}

/** Every set of `count` ranks that a suit still hides, each equally likely. */
export function flipOutcomes(seen: number, count: number): readonly (readonly [Event, number])[] {
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
