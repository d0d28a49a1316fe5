import { facts } from '@waybill/games/registry';
import type { GameFacts } from '@waybill/kernel';
import type { GameTranslation } from '../words/catalogue.ts';
import type { BoardModule } from './board.ts';

const GAMES = '../../../../games';
const boards = import.meta.glob<BoardModule>('../../../../games/*/board/index.ts', { import: 'board' });

/** What the app knows about a game before anything of it is loaded. */
export interface Entry extends GameFacts {
  readonly board: () => Promise<BoardModule>;
  readonly rulebook: () => Promise<string>;
  readonly german: () => Promise<GameTranslation>;
}

/** Every game there is, in the order people see them: those for one first. */
export const entries: readonly Entry[] = facts
  .toSorted((a, b) => a.seats.min - b.seats.min || a.title.localeCompare(b.title))
  .map((game) => ({
    ...game,
    board: boards[`${GAMES}/${game.id}/board/index.ts`],
    rulebook: async () => (await import('./texts.ts')).rulebookOf(game.id),
    german: async () => (await import('./texts.ts')).germanOf(game.id),
  }));

export function findEntry(id: string): Entry | undefined {
  return entries.find((entry) => entry.id === id);
}
