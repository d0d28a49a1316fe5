import { playable, rules } from '@waybill/games/registry';
import type { Game } from '@waybill/kernel';

/** The rules of a game, loaded when it is opened. Apart from the boards, because bots need nothing else. */
export async function loadRules(id: string): Promise<Game> {
  const load = rules[id];
  if (!load) throw new Error(`there is no game ${id}`);
  return load();
}

/** The same, as far as a first move needs them where the game says how far that is; `bringRest` makes them whole. */
export async function loadPlayable(id: string): Promise<Game> {
  return ((await playable[id]?.()) as Game | undefined) ?? loadRules(id);
}

/** Before the board is drawn as text or a refusal is put into words. */
export async function bringRest(game: Game): Promise<void> {
  if (!('draw' in game)) Object.assign(game, await loadRules((game as Game).id));
}
