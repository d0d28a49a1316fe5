import type { Ink, Tone } from '@waybill/kernel';

/** The colours of a piecepack, in the order of the dice. */
export const suitTones: readonly Tone[] = ['red', 'black', 'yellow', 'blue'];
export const finishedTone: Tone = 'strong';

/** One line in several tones. */
export type Text = [text: string, tone: Tone][];

export function write(ink: Ink, x: number, y: number, line: Text): void {
  let at = x;
  for (const [text, tone] of line) {
    ink.put(at, y, text, tone);
    at += text.length;
  }
}
