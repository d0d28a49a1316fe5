import { type Game, legalEvents, type Setup, Sfc32, type View, type Viewer } from '@waybill/kernel';
import type { Moment } from './board.ts';

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
    moves: next === viewer ? legalEvents(game, state) : [],
    result: game.result(state),
  };
}
