import type { Event } from './event.ts';
import type { Game, Move } from './game.ts';
import { MoveList } from './moves.ts';
import type { BySeat } from './shape.ts';

/** Every move that the seat to act may make now; none when it is not a seat's turn. */
export function legalMoves<S>(game: Game<S>, s: S): Move[] {
  if (typeof game.next(s) !== 'number') return [];
  const moves = new MoveList();
  game.moves(s, moves);
  return moves.toArray();
}

/** The same as events, in the same order. */
export function legalEvents<S, E extends Event>(game: Game<S, unknown, E>, s: S): BySeat<E>[] {
  return legalMoves(game, s).map((move) => game.write(s, move));
}
