import { startDefault } from '../store/start.ts';

/** Starts a match on a sheet that the rules accept, against bots where others are needed: where it is played. */
export async function playOn(game: string, sheet: unknown): Promise<string> {
  return `/match/${(await startDefault(game, sheet)).id}`;
}
