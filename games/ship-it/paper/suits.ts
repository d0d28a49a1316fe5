import type { SuitName } from '@waybill/print/suits';

/** In turn order. */
export const SUITS: readonly (readonly [name: SuitName, colour: string])[] = [
  ['suns', 'red'],
  ['crowns', 'green'],
  ['arms', 'blue'],
  ['moons', 'black'],
];

/** By the codes of the match file. */
export const SUIT_NAMES: Readonly<Record<string, SuitName>> = { S: 'suns', C: 'crowns', A: 'arms', M: 'moons' };
