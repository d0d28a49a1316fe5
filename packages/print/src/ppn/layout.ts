import type { Rank } from '@waybill/kernel/piecepack';

/** A piece on the table, as Portable Piecepack Notation sees it: inches from the lower left, y upwards. */
export interface Piece {
  readonly kind: 'tile' | 'coin' | 'die' | 'pawn';
  /** `S M C A`, or the suit of a card: `♥ ♦ ♣ ♠`. */
  readonly suit: string;
  /** Not of pawns, and not of coins that show their suit: nobody has seen it. */
  readonly rank?: Rank;
  /** Of a tile, how far it is turned to the left, in degrees. */
  readonly turned?: 0 | 90 | 180 | 270;
  readonly x: number;
  readonly y: number;
}

/** A part of the set-up: everything of one kind. */
interface Step {
  /** One word. */
  readonly name: string;
  readonly words: string;
  readonly pieces: readonly Piece[];
}

/** How a match begins. */
export type Layout = readonly Step[];
