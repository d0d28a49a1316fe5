import type { Ink, Tone } from '@waybill/kernel';
import { SUITS_C2C } from './state.ts';

/** Four colours as in a four-colour deck, in die order. */
export const SUIT_MARKS = ['♥', '♦', '♣', '♠'] as const;
const SUIT_TONES: readonly Tone[] = ['red', 'blue', 'green', 'black'];

export const SEAT_LETTERS = 'ABCD';
export const SEAT_TONES: readonly Tone[] = ['magenta', 'cyan', 'yellow', 'strong'];

export function suitTone(suit: number): Tone {
  return SUIT_TONES[suit];
}

/** Goods by code, raw materials as suit marks; what doesn't fit is a plus. */
export function putGoods(ink: Ink, x: number, y: number, codes: readonly string[], room: number): void {
  const shown = codes.length > room ? room - 1 : codes.length;
  for (let i = 0; i < shown; i++) {
    const suit = SUITS_C2C.indexOf(codes[i]);
    if (suit < 0) ink.put(x + i, y, codes[i], 'strong');
    else ink.put(x + i, y, SUIT_MARKS[suit], suitTone(suit));
  }
  if (shown < codes.length) ink.put(x + shown, y, '+');
}

/** At most `room` characters. */
export function cut(text: string, room: number): string {
  const marks = Array.from(text);
  return marks.length <= room ? text : `${marks.slice(0, room - 1).join('')}…`;
}
