import { type Event, type Game, MoveList, type Setup, Sfc32, type View, type Viewer } from '@waybill/rules/kernel';
import type { Moment } from '../boards/contract.ts';

/** Every legal event of the one who acts. */
export function legal(game: Game, state: unknown): Event[] {
  const out = new MoveList();
  game.moves(state, out);
  return out.toArray().map((move) => game.write(state, move));
}

/** From a view alone: what the viewer can't know is made up, so nothing on the page can give it away. */
export function momentOf(game: Game, setup: Setup, view: View, viewer: Viewer, index: number): Moment {
  const state = game.imagine(setup, view, viewer, new Sfc32(`moment ${index}`));
  const next = game.next(state);
  return {
    index,
    viewer,
    view,
    state,
    next,
    moves: next === viewer ? legal(game, state) : [],
    result: game.result(state),
  };
}
