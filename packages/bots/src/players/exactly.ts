import { MoveList } from '@waybill/kernel';
import type { Advice } from '../advice.ts';
import { Expectimax } from '../search/expectimax.ts';
import { advice, type SeatContext, thought } from './seat-context.ts';

/** States an exact look to the end may cost: little beside a search. */
const STATES = 2000;

/** The truth about every move where the end is near enough to see it all; else null. */
export function exactly<S>(table: SeatContext<S>): Advice | null {
  const { game, knowledge, utility, seat, known } = table;
  if (knowledge.hides(known, seat)) return null;
  const moves = new MoveList();
  game.moves(known, moves);
  const expectimax = new Expectimax(game, utility);
  const worths: { move: number; worth: number }[] = [];
  for (const move of moves.toArray()) {
    const after = game.clone(known);
    game.play(after, move);
    const value = expectimax.solve(after, Math.ceil(STATES / moves.size));
    if (!value) return null;
    worths.push({ move, worth: value[seat] });
  }
  worths.sort((a, b) => b.worth - a.worth);
  return advice(
    table,
    worths.map(({ move, worth }) => thought(table, move, worth, 1)),
    1,
  );
}
