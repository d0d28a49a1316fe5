import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Game } from '@waybill/kernel';
import { type Block, type Clause, clausesOf, readBlocks } from '@waybill/kernel/markdown';
import { Failure } from '../fail.ts';

export function readRulebook(game: Game): Block[] {
  try {
    const path = createRequire(import.meta.url).resolve(`@waybill/games/${game.id}/rulebook.md`);
    return readBlocks(readFileSync(path, 'utf8'));
  } catch {
    throw new Failure(`the rulebook of ${game.title} is not here`);
  }
}

/** A clause by its id; the game's own prefix may be left out: `2.7`. */
export function findClause(game: Game, blocks: readonly Block[], asked: string): Clause | undefined {
  const id = asked.toUpperCase();
  return clausesOf(blocks).find((clause) => clause.id === id || clause.id === `${game.prefix}-${id}`);
}
