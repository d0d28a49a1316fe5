import type { Font } from '../page.ts';
import { COURIER, FIRST_CODE, HELVETICA, HELVETICA_BOLD } from './widths.ts';
import { encode } from './win-ansi.ts';

/** Millimetres in a point, the unit of type. */
export const POINT = 25.4 / 72;

/** How wide a line of text is, in millimetres. */
export function widthOf(text: string, size: number, font: Font = 'plain'): number {
  const codes = encode(text);
  if (font === 'mono') return (codes.length * COURIER * size * POINT) / 1000;
  const table = font === 'bold' ? HELVETICA_BOLD : HELVETICA;
  return (codes.reduce((sum, code) => sum + table[code - FIRST_CODE], 0) * size * POINT) / 1000;
}

/** The largest size, up to this one, at which the text fits. */
export function fittingSize(text: string, size: number, width: number, font: Font = 'plain'): number {
  const wide = widthOf(text, size, font);
  return wide <= width ? size : (size * width) / wide;
}
