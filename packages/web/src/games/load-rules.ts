import { rules as loaders } from '@waybill/games/registry';
import type { Game } from '@waybill/kernel';

/** The rules of a game, loaded when it is opened. Apart from the boards, because bots need nothing else. */
export async function loadRules(id: string): Promise<Game> {
  const load = loaders[id];
  if (!load) throw new Error(`there is no game ${id}`);
  return (await load()).game;
}
