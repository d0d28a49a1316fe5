import { type Game, readSheet } from '@waybill/rules/kernel';
import { fetchSheet } from './keep.ts';

/** A sheet that is kept here, if it is this game's and can be played; else undefined, which is the game's own. */
export async function playableSheet(game: Game, id: string): Promise<unknown> {
  const kept = await fetchSheet(id);
  if (kept?.game !== game.id) return undefined;
  const read = readSheet(game, kept.sheet);
  return 'flaw' in read ? undefined : read.sheet;
}
