/** Random play on boardgame.io: moves decided, in matches from the start to the end. Argument: the game. */
import { Sfc32 } from '@waybill/kernel';
import { takePart } from '../lib/side.ts';
import { engine } from './engine.ts';
import { peerOf } from './games.ts';

const game = peerOf(process.argv[2]);
const { begin, choices, play } = engine(game, game.minPlayers ?? 1);
const rng = new Sfc32('bench');

await takePart((more) => {
  let decided = 0;
  while (more()) {
    for (let state = begin(); state.ctx.gameover === undefined; decided++) {
      const legal = choices(state);
      state = play(state, legal[rng.below(legal.length)]);
    }
  }
  return decided;
});
