import { clausesOf } from '@waybill/kernel/markdown';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { gameOf } from '../game.ts';
import { paintFor } from '../io.ts';
import { findClause, readRulebook } from '../rulebook/read.ts';
import { renderBlocks, renderClause } from '../rulebook/render.ts';

const WIDEST = 100;

export function run({ io, args, value, has }: Call): void {
  const game = gameOf(args[0]);
  const blocks = readRulebook(game);
  const asked = value('clause');
  const clause = asked === undefined ? undefined : findClause(game, blocks, asked);
  if (asked !== undefined && !clause) throw new Failure(`${game.title} has no clause ${asked}`);
  const width = Math.min(WIDEST, io.size().columns);
  if (has('json')) io.out(`${JSON.stringify(clause ? [clause] : clausesOf(blocks), null, 2)}\n`);
  else {
    const lines = clause ? renderClause(clause, width, paintFor(io)) : renderBlocks(blocks, width, paintFor(io));
    io.out(`${lines.join('\n')}\n`);
  }
}
