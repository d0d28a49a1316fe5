import { type Game, type Play, replay, Sfc32, setupOf } from '@waybill/kernel';
import type { Example } from '../games/board.ts';

/** A worked example after so many events of its match. */
export function playUpTo<S>(game: Game<S>, { match, from, arrange }: Example, at: number): Play<S> {
  const setup = setupOf(game as Game, match);
  const { play } = replay(game, setup, match, from);
  if (arrange) game.copy(game.imagine(setup, arrange(game.state(play.state)), 'watcher', new Sfc32(0)), play.state);
  return play.mustAccept(...match.events.slice(from, at));
}
