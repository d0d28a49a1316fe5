import { type Event, refuse } from '../kernel/index.ts';
import type { Roll } from './roll.ts';
import { openBidding } from './turn.ts';

let tray = 0;

const first = (seat: number): Event => ({ by: 'chance', type: 'first', seat });

/** C2C-1.3: who rolls highest; only the result is recorded. */
export const rollFirst: Roll = {
  clause: () => 'C2C-1.3',
  roll(s, rng) {
    tray = rng.below(s.money.length);
  },
  take(event) {
    tray = event.seat as number;
  },
  write: () => first(tray),
  apply(s) {
    openBidding(s, tray);
  },
  read(s, event) {
    const seat = event.seat as number;
    const known = Number.isInteger(seat) && seat >= 0 && seat < s.money.length;
    return known ? null : refuse('C2C-1.3', 'no-seat', { number: seat, most: s.money.length - 1 });
  },
  outcomes: (s) => Array.from(s.money, (_, seat) => [first(seat), 1 / s.money.length] as const),
};
