import type { Game, MoveList } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Utility } from '../search/utility.ts';
import type { Values } from './values.ts';

/** A difference in utility that makes a move about 2.7 times as promising. */
const SOFT = 0.1;

/** What is known of a game, with learned values at the leaves of the search and for its first look at moves. */
export function withValues<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  values: Values<S>,
  soft: number = SOFT,
): Knowledge<S> {
  const learned: Knowledge<S> = { ...knowledge, estimate: (s, chances, scores) => values.estimate(s, chances, scores) };
  return { ...learned, weigh: weighByValues(game, learned, values, soft) };
}

/** Weights from the value of the state after each move. */
function weighByValues<S>(game: Game<S>, knowledge: Knowledge<S>, values: Values<S>, soft: number) {
  const utilities = new Map<number, Utility<S>>();
  const out = new Float64Array(8);
  return (s: S, moves: MoveList, weights: Float64Array): void => {
    const seat = game.next(s);
    if (typeof seat !== 'number') return;
    const seats = values.features.seats(s);
    let utility = utilities.get(seats);
    if (!utility) utilities.set(seats, (utility = new Utility(game, knowledge, seats)));
    const after = game.clone(s);
    values.expectAlike(true);
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.size; i++) {
      game.copy(s, after);
      game.play(after, moves.codes[i]);
      utility.of(after, out);
      weights[i] = out[seat];
      top = Math.max(top, out[seat]);
    }
    values.expectAlike(false);
    for (let i = 0; i < moves.size; i++) weights[i] = 0.01 + Math.exp((weights[i] - top) / soft);
  };
}
