import type { Prints } from './prints.ts';

/** What each game puts on paper, one line each, loaded when it is asked for. */
export const registry: { readonly [id: string]: () => Promise<{ readonly prints: Prints<never> }> } = {
  'black-pawn-trucking': () => import('./black-pawn-trucking/index.ts'),
  'cape-to-cairo': () => import('./cape-to-cairo/index.ts'),
  'grand-prix': () => import('./grand-prix/index.ts'),
  'hauling-astronauts': () => import('./hauling-astronauts/index.ts'),
  'ship-it': () => import('./ship-it/index.ts'),
};
