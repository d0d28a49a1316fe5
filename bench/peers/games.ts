import type { Game } from 'boardgame.io';
import { BlackPawnTrucking } from './black-pawn-trucking/game.ts';
import { HaulingAstronauts } from './hauling-astronauts/game.ts';

export function peerOf(id: string): Game {
  const found = [HaulingAstronauts, BlackPawnTrucking].find(({ name }) => name === id);
  if (!found) throw new Error(`there is no ${id} for boardgame.io`);
  return found;
}
