import { type Game, type Move, MoveList, type Rng, type Seat, Sfc32 } from '@waybill/rules/kernel';
import type { Outcome } from './outcome.ts';
import { note, type Use, type Uses, usesOf } from './uses.ts';

/** Somebody who takes a seat in a match that nobody watches. */
export interface Chooser {
  /** A legal move for this seat, which is to act. The same generator gives the same move on any machine. */
  choose(s: unknown, seat: Seat, rng: Rng): Move;
}

/** In so many matches, the first, it is also counted what could have been done: that takes its time. */
const OFFERED = 20;

export interface Table {
  readonly game: Game;
  /** The state that the match begins with. */
  readonly start: unknown;
  /** By seat. */
  readonly choosers: readonly Chooser[];
}

/** One match from its beginning to its end; between two steps a host may breathe. Null if it was stopped. */
export function* playOut(
  { game, start, choosers }: Table,
  seed: string,
  match: number,
  stopped: () => boolean,
): Generator<null, Outcome | null> {
  const s = game.clone(start);
  // The dice have a generator of their own: other players meet the same dice for as long as they play alike.
  const dice = new Sfc32(`${seed}/${match}`);
  const minds = choosers.map((_, seat) => new Sfc32(`${seed}/${match}/${seat}`));
  const uses = choosers.map((): Uses => ({}));
  const offers = match < OFFERED ? choosers.map((): Uses => ({})) : undefined;
  for (let steps = 0; !stopped(); steps++) {
    const next = game.next(s);
    if (next === 'over') return { ...resultOf(game, s), steps, uses, ...(offers && { offers }) };
    if (next === 'chance') game.chance.deal(s, dice);
    else {
      const move = choosers[next].choose(s, next, minds[next]);
      note(uses[next], usesOf(game.write(s, move)));
      if (offers) note(offers[next], offered(game, s));
      game.play(s, move);
      yield null;
    }
  }
  return null;
}

function resultOf(game: Game, s: unknown): Pick<Outcome, 'ending' | 'scores' | 'winners'> {
  const { ending, scores, winners } = game.result(s)!;
  return { ending, scores, winners };
}

function offered(game: Game, s: unknown): Set<Use> {
  const moves = new MoveList();
  game.moves(s, moves);
  const seen = new Set<Use>();
  for (const move of moves.toArray()) usesOf(game.write(s, move), seen);
  return seen;
}
