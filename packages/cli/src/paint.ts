import type { Ink, Tone } from '@waybill/kernel';
import { clean } from './text.ts';

const CODES: Record<Tone, number> = {
  plain: 0,
  dim: 2,
  strong: 1,
  red: 31,
  green: 32,
  blue: 34,
  yellow: 33,
  // Black ink can't be seen on a black screen: bright black can, on both kinds.
  black: 90,
  magenta: 35,
  cyan: 36,
};

/** Colours text, or leaves it as it is where colours are not wanted. */
export type Paint = (text: string, tone: Tone) => string;

export const plain: Paint = (text) => text;

export const ansi: Paint = (text, tone) =>
  tone === 'plain' || text === '' ? text : `\u001b[${CODES[tone]}m${text}\u001b[0m`;

/** A drawing as lines for a terminal. */
export function paintInk(ink: Ink, paint: Paint): string[] {
  return ink.rows().map((row) => {
    const line = row.map((stroke) => paint(clean(stroke.text), stroke.tone)).join('');
    return paint === plain ? line.trimEnd() : line;
  });
}
