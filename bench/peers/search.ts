/** Iterations of boardgame.io's MCTS bot. Arguments: the game; `playouts` to play every one out to the end. */
import { Sfc32 } from '@waybill/kernel';
import type { State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { takeTurn } from '../lib/side.ts';
import { depthOf, ITERATIONS } from '../sides/depths.ts';
import { actor, engine } from './engine.ts';
import { peerOf } from './games.ts';

const TO_THE_END = 100_000;

const game = peerOf(process.argv[2]);
const { begin, choices, play } = engine(game, game.minPlayers ?? 1);
const rng = new Sfc32('positions');
/** Not told how many iterations to make, it goes by its option. */
const bot = new MCTSBot({
  game,
  enumerate: game.ai?.enumerate,
  seed: 'search',
  ...(process.argv[3] === 'playouts' && { playoutDepth: TO_THE_END }),
});

async function search(iterations: number): Promise<void> {
  const state = reach(depthOf(process.argv[2]));
  bot.setOpt('iterations', iterations);
  await bot.play(state, actor(state));
}

/** A decision between several moves met in a random match, after so many others. */
function reach(depth: number): State {
  for (let state = begin(), made = 0; ; made++) {
    if (state.ctx.gameover !== undefined) {
      state = begin();
      made = 0;
    }
    const legal = choices(state);
    if (made >= depth && legal.length > 1) return state;
    state = play(state, legal[rng.below(legal.length)]);
  }
}

/** Some hundred iterations take this bot a second: enough to be warm. */
await search(100);

await takeTurn(async (more) => {
  let iterations = 0;
  while (more()) {
    await search(ITERATIONS);
    iterations += ITERATIONS;
  }
  return iterations;
});
