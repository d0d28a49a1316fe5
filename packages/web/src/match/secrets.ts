import {
  apply,
  canonical,
  type Event,
  type Game,
  isRefusal,
  judge,
  type Setup,
  Sfc32,
  type Viewer,
} from '@waybill/kernel';

/** Does this viewer know anything that somebody without a seat does not? */
export function keepsSecrets(game: Game, state: unknown, viewer: Viewer): boolean {
  return viewer !== 'watcher' && canonical(game.view(state, viewer)) !== canonical(game.view(state, 'watcher'));
}

const TRIALS = 4;

/**
 * Did an event show its seat something that it could not know before? If so, then in some of the worlds that the
 * seat held possible, the same event leads to another view.
 */
export function reveals(game: Game, setup: Setup, before: unknown, event: Event, after: unknown): boolean {
  const seat = event.by as Viewer;
  const seen = canonical(game.view(after, seat));
  const known = game.view(before, seat);
  for (let trial = 0; trial < TRIALS; trial++) {
    const world = game.imagine(setup, known, seat, new Sfc32(`world ${trial}`));
    const judged = judge(game, world, event);
    if (isRefusal(judged)) return true;
    apply(game, world, judged);
    if (canonical(game.view(world, seat)) !== seen) return true;
  }
  return false;
}
