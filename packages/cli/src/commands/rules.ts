import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { gameOf } from '../game.ts';
import { paintFor } from '../io.ts';
import { type Clause, findClause, readRulebook } from '../rulebook/read.ts';
import { renderBlocks } from '../rulebook/render.ts';

const WIDEST = 100;

export function run({ io, args, value, has }: Call): void {
  const game = gameOf(args[0]);
  const all = readRulebook(game);
  const asked = value('clause');
  const clause = asked === undefined ? undefined : findClause(game, all, asked);
  if (asked !== undefined && !clause) throw new Failure(`${game.title} has no clause ${asked}`);
  const blocks = clause ? [clause] : all;
  if (has('json')) {
    const clauses = blocks.filter((block): block is Clause => block.kind === 'clause');
    io.out(
      `${JSON.stringify(
        clauses.map(({ id, mark, text }) => ({ id, mark, text })),
        null,
        2,
      )}\n`,
    );
  } else io.out(renderBlocks(blocks, Math.min(WIDEST, io.size().columns), paintFor(io)));
}
