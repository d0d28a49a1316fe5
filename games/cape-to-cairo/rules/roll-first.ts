import { type EventOf, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import type { Roll } from './roll.ts';
import { openBidding } from './turn.ts';

let tray = 0;

const first = (seat: number): EventOf<Events, 'first'> => ({ by: 'chance', type: 'first', seat });

/** C2C-1.3: who rolls highest; only the result is recorded. */
export const rollFirst: Roll<EventOf<Events, 'first'>> = {
  clause: () => 'C2C-1.3',
  roll(s, rng) {
    tray = rng.below(s.money.length);
  },
  take(event) {
    tray = event.seat;
  },
  write: () => first(tray),
  apply(s) {
    openBidding(s, tray);
  },
  read(s, event) {
    const seat = event.seat;
    const known = Number.isInteger(seat) && seat >= 0 && seat < s.money.length;
    return known ? null : refuse('C2C-1.3', 'no-seat', { number: seat, most: s.money.length - 1 });
  },
  outcomes: (s) => Array.from(s.money, (_, seat) => [first(seat), 1 / s.money.length] as const),
};
