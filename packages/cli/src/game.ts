import { findGame, games } from '@waybill/games';
import { type Game } from '@waybill/kernel';
import { Failure } from './fail.ts';

/** The game of that id, which a person typed. */
export function gameOf(id: string): Game {
  const game = findGame(id);
  if (!game) throw new Failure(`there is no game ${id}; there are: ${games.map((one) => one.id).join(', ')}`);
  return game;
}
