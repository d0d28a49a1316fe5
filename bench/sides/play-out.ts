import type { Game, MoveList, Rng } from '@waybill/kernel';

/** Plays a match from `start` to its end at random, in `s`; how many moves were decided. */
export function playOut(game: Game, start: unknown, s: unknown, rng: Rng, moves: MoveList): number {
  let decided = 0;
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
  return decided;
}
