import type { Game } from '@waybill/kernel';
import type { BoardModule } from './board.ts';
import { loadPlayable } from './load-rules.ts';
import { type Entry, findEntry } from './registry.ts';

/** Everything a table of this game needs. */
export interface Opened {
  readonly entry: Entry;
  readonly game: Game;
  readonly board: BoardModule;
}

export async function openGame(id: string): Promise<Opened | null> {
  const entry = findEntry(id);
  if (!entry) return null;
  const [game, board] = await Promise.all([loadPlayable(id), entry.board()]);
  return { entry, game, board };
}
