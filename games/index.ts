import type { Solve } from '@waybill/bots';
import type { Game, GameFacts } from '@waybill/kernel';
import { games } from './all.ts';
import { solvers } from './solvers.ts';

export * from './load-bots.ts';
export * from './load-paper.ts';
export { games };

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

/** Exact values of a whole sheet, found by threads of Node; null for a game that nobody has solved. */
export async function loadSolver({ id }: Pick<GameFacts, 'id'>): Promise<Solve | null> {
  return (await solvers[id]?.()) ?? null;
}

export const isSolvable = ({ id }: Pick<GameFacts, 'id'>): boolean => id in solvers;
