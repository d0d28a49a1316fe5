/** Iterations of our search shared by worker threads. Arguments: the game; how many threads. */
import { partsOf, thinkTogether } from '@waybill/bots/worker-pool';
import { findGame, loadKnowledge } from '@waybill/games';
import { Sfc32 } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';
import { threadPool } from '../../packages/cli/src/worker-pool/worker-pool.ts';
import { takePart } from '../lib/side.ts';
import { depthOf, SHARED_ITERATIONS } from './depths.ts';
import { position } from './positions.ts';

const game = findGame(process.argv[2]);
if (!game) throw new Error(`there is no game ${process.argv[2]}`);
const knowledge = await loadKnowledge(game);
const setup = setupFor(game, game.seats.min);
const pool = threadPool(Number(process.argv[3]));
const rng = new Sfc32('positions');

async function iterate(s: unknown, seed: string): Promise<number> {
  const seat = game?.next(s);
  if (!game || typeof seat !== 'number') return 0;
  const seen = { game: game.id, setup, view: game.view(s, seat), seat };
  const parts = partsOf(knowledge, { iterations: SHARED_ITERATIONS, seed }, pool.size);
  return (await thinkTogether(game, knowledge, seen, parts, pool, () => {})).iterations;
}

await takePart(async (more) => {
  let iterations = 0;
  while (more()) iterations += await iterate(position(game, depthOf(game.id), rng), String(rng.next()));
  return iterations;
});
pool.close();
