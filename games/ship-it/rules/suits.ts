import { tileCode as code, tileIndex as index, SUITS, type Suits } from '@waybill/kernel/piecepack';

/** In turn order: suns red, crowns green, arms blue, moons black. */
export const SHIP_SUITS: Suits = ['S', 'C', 'A', 'M'];
export type Suit = number;
export const MOONS: Suit = 3;

export const NOBODY = -1;
const TWO = [0, 1, 0, 1] as const;

/** SI-1.6: who plays a suit. */
export function ownerOf(seats: number, suit: Suit): number {
  if (seats === 2) return TWO[suit];
  return suit < seats ? suit : NOBODY;
}

/** SI-1.6: a suit that belongs to nobody has no turn. */
export function nextSuit(seats: number, suit: Suit): Suit {
  const next = (suit + 1) % SUITS;
  return ownerOf(seats, next) === NOBODY ? 0 : next;
}

export const tileCode = (tile: number): string => code(SHIP_SUITS, tile);
export const tileIndex = (text: unknown): number => index(SHIP_SUITS, text);
