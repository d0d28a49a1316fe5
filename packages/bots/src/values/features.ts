import type { Seat } from '@waybill/kernel';
import type { Inputs } from './inputs.ts';

/** How one game's states are shown to a net: what a good player would name, relative to the sheet. */
export interface Features<S> {
  /** How many yes-or-no inputs there are, and how many of them can be on at a time. */
  readonly sparse: number;
  readonly mostActive: number;
  readonly dense: number;
  seats(s: S): number;
  /**
   * In a game of two where one's gain is the other's loss: the seat whose look is enough for both, such as the one whose turn
   * it is. Without it each seat gets a look of its own.
   */
  viewer?(s: S): Seat;
  /** The state as this seat looks at it. The inputs are clear. Asked about decisions, chance and the start, never about the end. */
  describe(s: S, seat: Seat, to: Inputs): void;
  /** Points that seem sure; the net says how many more there will be at the end, counted in `scale`. */
  base(s: S, seat: Seat): number;
  scale(s: S): number;
}
