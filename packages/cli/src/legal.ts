import { type Event, MoveList, type Play } from '@waybill/rules/kernel';

/** Every event that the seat to act may make now; none when it is not a seat's turn. */
export function legalEvents({ game, state }: Pick<Play, 'game' | 'state'>): Event[] {
  if (typeof game.next(state) !== 'number') return [];
  const moves = new MoveList();
  game.moves(state, moves);
  return moves.toArray().map((move) => game.write(state, move));
}
