import type { Event, View } from './event.ts';
import type { Game } from './game.ts';

/** What a game without secrets says about them: every view is the whole state, and there is nothing to guess or hide. */
export function withoutSecrets<S>(
  state: (s: S) => View,
  clone: (s: S) => S,
): Pick<Game<S>, 'state' | 'view' | 'guess' | 'hide'> & { open(s: S): boolean } {
  return {
    state,
    view: (s) => state(s),
    guess: (s) => clone(s),
    hide: (_before: S, event: Event) => event,
    open: () => true,
  };
}
