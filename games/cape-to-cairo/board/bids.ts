import type { StateView } from '../rules/index.ts';

export interface HighBid {
  readonly seat: number;
  readonly amount: number;
}

/** Every bid is higher than the one before: the highest is the one that stands. */
export function highBid({ bids = [] }: StateView): HighBid | null {
  let high: HighBid | null = null;
  bids.forEach((amount, seat) => {
    if (amount !== null && (high === null || amount > high.amount)) high = { seat, amount };
  });
  return high;
}

const OPENINGS = [0, 1, 2, 5];
const RAISES = [1, 2, 5];

/** The amounts offered at once; any other can be typed. */
export function offered(high: HighBid | null): number[] {
  return high === null ? OPENINGS : RAISES.map((more) => high.amount + more);
}

/** What is typed, as whole dollars between the least and the most that may be bid. */
export function clamp(typed: number, least: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(typed) ? Math.round(typed) : least, least), Math.max(least, most));
}
