import { type Game, type Seat, type Setup, Sfc32, type View } from '@waybill/kernel';
import { budgetOf } from '../budget.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { searching } from '../players/searching.ts';
import { type SeatContext, seatContext } from '../players/seat-context.ts';
import type { Finding } from '../search/finding.ts';
import type { Part } from './parts.ts';

/** A decision as its seat sees it, which is all that anybody is told of the match. */
export interface Seen {
  readonly game: string;
  readonly setup: Setup;
  readonly view: View;
  readonly seat: Seat;
}

/** A search to be made in a thread. */
export interface SearchTask extends Seen {
  readonly kind: 'search';
  readonly part: Part;
}

export function seatedAt<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  { setup, view, seat }: Seen,
  seed: string,
): SeatContext<S> {
  return seatContext(game, game.imagine(setup as never, view, seat, new Sfc32(seed)), seat, knowledge, seed);
}

export function* doSearch<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  { part, ...seen }: SearchTask,
  now?: () => number,
): Generator<number, Finding, boolean | undefined> {
  return yield* searching(seatedAt(game, knowledge, seen, part.seed), budgetOf(part, now));
}
