import { blackPawnTrucking } from './black-pawn-trucking/index.ts';
import { capeToCairo } from './cape-to-cairo/index.ts';
import { grandPrix } from './grand-prix/index.ts';
import { haulingAstronauts } from './hauling-astronauts/index.ts';
import type { Game } from './kernel/index.ts';
import { shipIt } from './ship-it/index.ts';

/** Every game there is, in the order people see them. A new game is one more line. */
export const games: readonly Game[] = [blackPawnTrucking, capeToCairo, grandPrix, haulingAstronauts, shipIt];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
