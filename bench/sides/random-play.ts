/** Random play with our rules: moves decided, in matches from the start to the end. Argument: the game. */
import { findGame, MoveList, Sfc32 } from '@waybill/rules';
import { takePart } from '../lib/side.ts';
import { setupOf } from './setup.ts';

const game = findGame(process.argv[2]);
if (!game) throw new Error(`there is no game ${process.argv[2]}`);
const setup = setupOf(game, Number(process.argv[3] ?? game.seats.min));
const rng = new Sfc32('bench');
const moves = new MoveList();
const start = game.begin(setup);
const s = game.begin(setup);

await takePart((more) => {
  let decided = 0;
  while (more()) {
    game.copy(start, s);
    for (let actor = game.next(s); actor !== 'over'; actor = game.next(s)) {
      if (actor === 'chance') {
        game.chance.deal(s, rng);
        continue;
      }
      moves.clear();
      game.moves(s, moves);
      game.play(s, moves.codes[rng.below(moves.size)]);
      decided++;
    }
  }
  return decided;
});
