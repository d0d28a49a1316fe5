import { type Refusal, type Rng, refuse } from '../index.ts';
import { RANKS, rankIndex, SUITS, type Suits, TILES, tileIndex } from './codes.ts';

/**
 * A good is a coin: 0–3 a raw material by suit, 4–9 a finished product by rank. Which suit a finished product had
 * no longer matters, once its rank has been crossed off the ranks that suit still hides.
 */
export const GOODS = SUITS + RANKS.length;
export type Good = number;

export function goodCode(suits: Suits, good: Good): string {
  return good < SUITS ? suits[good] : RANKS[good - SUITS];
}

/** −1 if there is no such code. */
export function goodIndex(suits: Suits, code: unknown): Good {
  const suit = suits.indexOf(code as string);
  if (suit >= 0) return suit;
  const rank = rankIndex(code);
  return rank < 0 ? -1 : SUITS + rank;
}

/** Counts of each good from `at` on, as sorted codes. */
export function goodCodes(suits: Suits, counts: Uint8Array, at = 0): string[] {
  const codes: string[] = [];
  for (let good = 0; good < GOODS; good++) {
    for (let n = counts[at + good]; n > 0; n--) codes.push(goodCode(suits, good));
  }
  return codes;
}

export function goodCount(counts: Uint8Array, at = 0): number {
  let sum = 0;
  for (let good = 0; good < GOODS; good++) sum += counts[at + good];
  return sum;
}

/** The tiles of the map and the coins in the cup: what BPT-1.1 and BPT-1.2 set up, and C2C-1.1 after them. */
export interface Trade {
  /** City → tile. */
  readonly tile: Uint8Array;
  /** Tile → city. */
  readonly city: Uint8Array;
  /** Coins left in the cup, by suit. */
  readonly cup: Uint8Array;
  /** Ranks already seen of each suit, as bits. */
  readonly seen: Uint8Array;
  /** Goods lying on the map: city × GOODS + good → how many. */
  readonly goods: Uint8Array;
}

export function newTrade(): Trade {
  return {
    tile: new Uint8Array(TILES),
    city: new Uint8Array(TILES),
    cup: new Uint8Array(SUITS).fill(RANKS.length),
    seen: new Uint8Array(SUITS),
    goods: new Uint8Array(TILES * GOODS),
  };
}

export function copyTrade(from: Trade, to: Trade): void {
  to.tile.set(from.tile);
  to.city.set(from.city);
  to.cup.set(from.cup);
  to.seen.set(from.seen);
  to.goods.set(from.goods);
}

export function cupCount(trade: Trade): number {
  return trade.cup[0] + trade.cup[1] + trade.cup[2] + trade.cup[3];
}

export function layTile(trade: Trade, city: number, tile: number): void {
  trade.tile[city] = tile;
  trade.city[tile] = city;
}

export const suitOf = (tile: number): number => (tile / 6) | 0;
export const rankOf = (tile: number): number => tile % 6;

/** One coin of this suit from the cup onto the city of this die. */
export function placeCoin(trade: Trade, die: number, rank: number, suit: number): void {
  trade.cup[suit]--;
  trade.goods[trade.city[die * 6 + rank] * GOODS + suit]++;
}

/** A rank that this suit still hides, each equally likely; `seen` as bits. */
export function drawRank(seen: number, rng: Rng): number {
  let hidden = 0;
  for (let rank = 0; rank < 6; rank++) if (!(seen & (1 << rank))) hidden++;
  let n = rng.below(hidden);
  let rank = 0;
  for (;;) {
    if (!(seen & (1 << rank)) && n-- === 0) return rank;
    rank++;
  }
}

export function readTiles(suits: Suits, clause: string, codes: readonly string[]): Refusal | null {
  if (codes.length !== TILES) return refuse(clause, 'tiles-count', { need: TILES, have: codes.length });
  const known = new Set<string>();
  for (const code of codes) {
    if (tileIndex(suits, code) < 0) return refuse(clause, 'tiles-unknown', { tile: code });
    if (known.has(code)) return refuse(clause, 'tiles-twice', { tile: code });
    known.add(code);
  }
  return null;
}

/** What was rolled with the dice, and the coin drawn for each. */
interface Contracts {
  readonly dice: { readonly [suit: string]: string };
  readonly coins: readonly string[];
}

export function readContracts(suits: Suits, clause: string, trade: Trade, event: Contracts): Refusal | null {
  const { dice, coins } = event;
  for (const suit of suits) {
    if (rankIndex(dice[suit]) < 0) return refuse(clause, 'die-face', { die: suit, face: dice[suit] });
  }
  if (coins.length !== SUITS) return refuse(clause, 'coins-count', { need: SUITS, have: coins.length });
  const taken = [0, 0, 0, 0];
  for (const code of coins) {
    const suit = suits.indexOf(code);
    if (suit < 0) return refuse(clause, 'coin-unknown', { coin: code });
    if (++taken[suit] > trade.cup[suit])
      return refuse(clause, 'coin-not-in-cup', { suit: code, have: trade.cup[suit] });
  }
  return null;
}

/** The ranks of coins of one suit that are turned over together. */
export function readFlip(
  clause: string,
  suit: string,
  seen: number,
  count: number,
  ranks: readonly string[],
): Refusal | null {
  if (ranks.length !== count) return refuse(clause, 'flip-count', { need: count, have: ranks.length });
  let known = seen;
  for (const code of ranks) {
    const rank = rankIndex(code);
    if (rank < 0) return refuse(clause, 'flip-rank', { rank: code });
    if (known & (1 << rank)) return refuse(clause, 'flip-seen', { rank: code, suit });
    known |= 1 << rank;
  }
  return null;
}
