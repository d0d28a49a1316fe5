import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { choose, Knowledge } from '@waybill/bots';
import type { findGame, loadKnowledge } from '@waybill/games';
import type { Game } from '@waybill/kernel';

/** The rules and the bots of one tree. */
export interface Engine {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly choose: typeof choose;
}

interface Games {
  readonly findGame: typeof findGame;
  readonly loadKnowledge: typeof loadKnowledge;
}

/** Before games had folders of their own, the rules knew them all, and the bots what is known of each. */
const OLD_RULES = 'packages/rules/src/index.ts';

export async function loadTree(root: string, id: string): Promise<Engine> {
  const open = async (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);
  const isOld = existsSync(join(root, OLD_RULES));
  const bots = (await open('packages/bots/src/index.ts')) as { readonly choose: typeof choose } & Games;
  const games = (await open(isOld ? OLD_RULES : 'games/index.ts')) as Games;
  const game = games.findGame(id);
  if (!game) throw new Error(`there is no game ${id} in ${root}`);
  return { game, knowledge: await (isOld ? bots : games).loadKnowledge(game), choose: bots.choose };
}
