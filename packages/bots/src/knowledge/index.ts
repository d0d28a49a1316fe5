import type { Game } from '@waybill/rules/kernel';
import type { Knowledge } from './knowledge.ts';
import { plainKnowledge } from './plain.ts';

/** One line a game, loaded when it is played. */
const known: { readonly [id: string]: () => Promise<{ readonly knowledge: Knowledge }> } = {
  'black-pawn-trucking': () => import('./black-pawn-trucking.ts'),
  'cape-to-cairo': () => import('./cape-to-cairo.ts'),
  'grand-prix': () => import('./grand-prix.ts'),
  'hauling-astronauts': () => import('./hauling-astronauts.ts'),
  'ship-it': () => import('./ship-it.ts'),
};

/** What we know of this game; of a game we know nothing about, what can be said of any. */
export async function loadKnowledge<S>(game: Game<S>): Promise<Knowledge<S>> {
  const load = known[game.id];
  return load ? (await load()).knowledge : plainKnowledge(game);
}
