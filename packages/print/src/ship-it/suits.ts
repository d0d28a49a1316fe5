import type { SuitName } from '../suits.ts';

/** In turn order. */
export const SUITS: readonly (readonly [name: SuitName, colour: string])[] = [
  ['suns', 'red'],
  ['crowns', 'green'],
  ['arms', 'blue'],
  ['moons', 'black'],
];
