import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Game } from '@waybill/rules';
import { Failure } from '../fail.ts';
import { type Block, readBlocks } from './blocks.ts';

export type Clause = Extract<Block, { kind: 'clause' }>;

export function readRulebook(game: Game): Block[] {
  try {
    const path = createRequire(import.meta.url).resolve(`@waybill/rules/rulebooks/${game.id}`);
    return readBlocks(readFileSync(path, 'utf8'));
  } catch {
    throw new Failure(`the rulebook of ${game.title} is not here`);
  }
}

/** A clause by its id; the game's own prefix may be left out: `2.7`. */
export function findClause(game: Game, blocks: readonly Block[], asked: string): Clause | undefined {
  const id = asked.toUpperCase();
  return blocks.find(
    (block): block is Clause => block.kind === 'clause' && (block.id === id || block.id === `${game.prefix}-${id}`),
  );
}
