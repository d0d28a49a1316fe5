import { type Game, MoveList, type Rng } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';

/** A decision between several moves met in a random match, after so many others. */
export function position(game: Game, depth: number, rng: Rng): unknown {
  const setup = setupFor(game, game.seats.min);
  const moves = new MoveList();
  for (let s = game.begin(setup), made = 0; ; ) {
    const actor = game.next(s);
    if (actor === 'over') {
      s = game.begin(setup);
      made = 0;
    } else if (actor === 'chance') game.chance.deal(s, rng);
    else {
      moves.clear();
      game.moves(s, moves);
      if (made++ >= depth && moves.size > 1) return s;
      game.play(s, moves.codes[rng.below(moves.size)]);
    }
  }
}
