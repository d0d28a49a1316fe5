import type { ByChance, Refusal, Rng, Streams } from '@waybill/kernel';
import type { Events } from './events.ts';
import type { State } from './state.ts';

/**
 * One thing chance does. `roll` and `take` put an outcome on the tray, `write` and `apply` use it at once:
 * a tray holds nothing between two calls from outside.
 */
export interface Roll<E extends ByChance<Events> = ByChance<Events>> {
  /** The clause that is due while this roll is. */
  clause(s: State): string;
  roll(s: State, rng: Rng): void;
  /** Not given where nothing that was decided changes what `roll` can bring. */
  lot?(s: State, streams: Streams, ordinal: number): void;
  take(event: E): void;
  write(): E;
  apply(s: State): void;
  /** The event has its shape and type already. */
  read(s: State, event: E): Refusal | null;
  outcomes(s: State): readonly (readonly [E, number])[] | null;
}
