import { MoveList, shuffle } from '@waybill/kernel';
import type { Advice } from '../advice.ts';
import { advice, type SeatContext, thought } from './seat-context.ts';

/** Every legal move, in any order. */
export function atRandom<S>(table: SeatContext<S>): Advice {
  const { game, known, utility, seat, rng } = table;
  const moves = new MoveList();
  game.moves(known, moves);
  const out = new Float64Array(utility.seats);
  utility.of(known, out);
  const options = shuffle(moves.toArray(), rng).map((move) => thought(table, move, out[seat], 0));
  return advice(table, options, 0);
}
