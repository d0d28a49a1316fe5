import type { Event, Refusal, Rng } from '../kernel/index.ts';
import type { State } from './state.ts';

/**
 * One thing chance does. `roll` and `take` put an outcome on the tray, `write` and `apply` use it at once:
 * a tray holds nothing between two calls from outside.
 */
export interface Roll {
  /** The clause that is due while this roll is. */
  clause(s: State): string;
  roll(s: State, rng: Rng): void;
  take(event: Event): void;
  write(): Event;
  apply(s: State): void;
  /** The event has its shape and type already. */
  read(s: State, event: Event): Refusal | null;
  outcomes(s: State): readonly (readonly [Event, number])[] | null;
}
