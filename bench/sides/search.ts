/** Iterations of our search. Arguments: the game; `playouts` to play every one out to the end, at random. */
import { type Knowledge, plainKnowledge, think } from '@waybill/bots';
import { findGame, loadKnowledge } from '@waybill/games';
import { type Game, Sfc32 } from '@waybill/kernel';
import { takePart } from '../lib/side.ts';
import { depthOf, ITERATIONS } from './depths.ts';
import { position } from './positions.ts';

/** What boardgame.io's bot has: the rules. No evaluation, no idea of a good move; every iteration sees the end. */
function playoutsOnly(game: Game): Knowledge {
  return { ...plainKnowledge(game), plies: Number.POSITIVE_INFINITY, hides: () => false };
}

const game = findGame(process.argv[2]);
if (!game) throw new Error(`there is no game ${process.argv[2]}`);
const knowledge = process.argv[3] === 'playouts' ? playoutsOnly(game) : await loadKnowledge(game);
const rng = new Sfc32('positions');

function iterate(s: unknown, seed: string): number {
  const seat = game?.next(s);
  if (!game || typeof seat !== 'number') return 0;
  const thinking = think(game, s, seat, knowledge, { level: 'expert', iterations: ITERATIONS, seed });
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value.iterations;
  }
}

await takePart((more) => {
  let iterations = 0;
  while (more()) iterations += iterate(position(game, depthOf(game.id), rng), String(rng.next()));
  return iterations;
});
