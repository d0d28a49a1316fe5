/** Ranks in order; a rank's index is its pips (null 0, ace 1). */
export const RANKS = ['n', 'a', '2', '3', '4', '5'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = 4;
export const TILES = 24;
export const COINS = 24;

/** The four suits of one piecepack in the order of its dice, such as `S M C A`. */
export type Suits = readonly [string, string, string, string];

export function rankIndex(code: unknown): number {
  return RANKS.indexOf(code as Rank);
}

/** Tile or coin number (0–23) of a code such as `aM`: suit × 6 + rank; −1 if there is no such code. */
export function tileIndex(suits: Suits, code: unknown): number {
  if (typeof code !== 'string' || code.length !== 2) return -1;
  const rank = rankIndex(code[0]);
  const suit = suits.indexOf(code[1]);
  return rank < 0 || suit < 0 ? -1 : suit * 6 + rank;
}

export function tileCode(suits: Suits, tile: number): string {
  return RANKS[tile % 6] + suits[Math.floor(tile / 6)];
}

/** What a city of this rank pays: ace 1 … five 5, null 6. */
export function cityValue(rank: number): number {
  return rank === 0 ? 6 : rank;
}
