import type { ByChance, Refusal, Rng, Streams } from '@waybill/kernel';
import type { Events } from './events.ts';
import type { State } from './state.ts';

/** One kind of thing that chance does; `Chance` without the choice between them. */
export interface Deal<E extends ByChance<Events> = ByChance<Events>> {
  readonly type: E['type'];
  readonly clause: string;
  draw(s: State, rng: Rng): E;
  /** Not given where nothing that was decided changes what `draw` can bring. */
  lot?(s: State, streams: Streams, ordinal: number): E;
  read(s: State, event: E): Refusal | null;
  settle(s: State, event: E): void;
  deal(s: State, rng: Rng): void;
  outcomes(s: State): readonly (readonly [E, number])[] | null;
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
