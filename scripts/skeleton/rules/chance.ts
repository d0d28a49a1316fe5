import { type ByChance, type Draw, type EventOf, ordinaryChance, refuse, rollOf } from '@waybill/kernel';
import type { Events } from './events.ts';
import { SEATS, SLIPS, type State } from './state.ts';

/** SLIP-1.2: one of six for seat 0, one of the five left for seat 1. */
const slips: Draw<State, EventOf<Events, 'slips'>> = {
  type: 'slips',
  clause: 'SLIP-1.2',
  ways: () => SLIPS * (SLIPS - 1),
  event: (_, n) => {
    const first = 1 + Math.floor(n / (SLIPS - 1));
    const second = 1 + (n % (SLIPS - 1));
    return { by: 'chance', type: 'slips', slips: [first, second < first ? second : second + 1] };
  },
  read: (_, { slips: drawn }) => {
    const isSlip = (slip: number) => Number.isInteger(slip) && slip >= 1 && slip <= SLIPS;
    if (drawn.length !== SEATS || !drawn.every(isSlip)) return refuse('SLIP-1.1', 'slips', { slips: SLIPS });
    return drawn[0] === drawn[1] ? refuse('SLIP-1.2', 'same-slip', { slip: drawn[0] }) : null;
  },
  settle: (s, event) => {
    s.slips.push(...event.slips);
    s.step = 'roll';
  },
};

const roll = rollOf({ type: 'roll', clause: 'SLIP-2.1', dice: 2 }, (s: State, dice) => {
  s.dice.push(...dice);
  s.step = 'load';
});

export const chance = ordinaryChance<State, ByChance<Events>>((s) => (s.step === 'slips' ? slips : roll));
