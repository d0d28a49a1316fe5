import { type Game, type Seat, Sfc32 } from '@waybill/kernel';
import type { Advice, Thought } from '../advice.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Utility } from '../search/utility.ts';

/** All that a player may use: guesses of the match as its seat sees it, never the match itself. */
export interface SeatContext<S> {
  readonly game: Game<S>;
  readonly knowledge: Knowledge<S>;
  readonly utility: Utility<S>;
  readonly seat: Seat;
  /** One guess; its legal moves for the seat are those of the match. */
  readonly known: S;
  guess(): S;
  readonly rng: Sfc32;
}

/** A seat's place at it: the state is only ever guessed from. */
export function seatContext<S>(game: Game<S>, s: S, seat: Seat, knowledge: Knowledge<S>, seed: string): SeatContext<S> {
  const rng = new Sfc32(seed);
  const guess = () => game.guess(s, seat, rng);
  const known = guess();
  const utility = new Utility(game, knowledge, game.score(known).length);
  return { game, knowledge, utility, seat, known, guess, rng };
}

export function thought<S>(table: SeatContext<S>, move: number, utility: number, visits: number): Thought {
  const { game, known } = table;
  return { move, event: game.write(known, move), value: table.utility.speak(utility), visits };
}

export function advice<S>(table: SeatContext<S>, options: readonly Thought[], iterations: number): Advice {
  return { options, unit: table.knowledge.unit, iterations };
}
