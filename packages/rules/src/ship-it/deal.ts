import type { Event, Refusal, Rng } from '../kernel/index.ts';
import type { State } from './state.ts';

/** One kind of thing that chance does; `Chance` without the choice between them. */
export interface Deal {
  readonly type: string;
  readonly clause: string;
  draw(s: State, rng: Rng): Event;
  read(s: State, event: Event): Refusal | null;
  settle(s: State, event: Event): void;
  deal(s: State, rng: Rng): void;
  outcomes(s: State): readonly (readonly [Event, number])[] | null;
}

/** Mixes `items[from]` up to `items[to - 1]`. */
export function mix(items: Uint8Array, from: number, to: number, rng: Rng): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + rng.below(i - from + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
