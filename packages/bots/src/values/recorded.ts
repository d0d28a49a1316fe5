import { type Game, type Move, type Setup, Sfc32 } from '@waybill/kernel';
import type { Episode } from './episode.ts';
import type { Values } from './values.ts';

/** A match between bots, short enough to keep by the thousand: its seed decides what chance does, the moves all else. */
export interface RecordedMatch {
  readonly seed: string;
  readonly moves: readonly Move[];
}

export type Visitor<S> = (s: S) => void;

/** Plays it again; `visit` sees each state before the end, and the state returned is over. */
export function playAgain<S>(game: Game<S>, setup: Setup, { moves, seed }: RecordedMatch, visit: Visitor<S>): S {
  const s = game.begin(setup);
  const rng = new Sfc32(`${seed} chance`);
  let at = 0;
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') return s;
    visit(s);
    if (actor === 'chance') game.chance.deal(s, rng);
    else game.play(s, moves[at++]);
  }
}

/** A match as training sees it, every moment to be judged by how it ended. */
export function recall<S>(
  game: Game<S>,
  setup: Setup,
  match: RecordedMatch,
  values: Values<S>,
  episode: Episode<S>,
): void {
  episode.clear(setup.seats.length);
  const result = game.result(playAgain(game, setup, match, (s) => episode.next().record(s, values)));
  if (!result) throw new Error(`${game.id} is over without a result`);
  for (let seat = 0; seat < episode.seats; seat++) {
    episode.won[seat] = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    episode.scores[seat] = result.scores[seat];
  }
}
