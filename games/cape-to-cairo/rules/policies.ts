import type { Event } from '@waybill/kernel';
import { GOODS, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import { NONE, type State, SUITS_C2C } from './state.ts';
import { bid, drive, load, pass, place } from './testing.ts';

/** Bids as little as it may and drives next door, empty. */
export function idle(s: State): Event {
  if (s.step === 'bid') return s.bid === NONE ? bid(s.actor, 0) : pass(s.actor);
  if (s.step === 'place') return place(s.actor, s.actor + 1);
  return drive(s.actor, s.table.map.neighbours[s.truck[s.actor]][0] + 1);
}

/** Clears the map: loads every raw material it comes by and takes it to the nearest city that wants it. */
export function tidy(s: State): Event {
  if (s.step !== 'haul') return idle(s);
  const here = s.truck[s.actor] * GOODS;
  for (let suit = 0; suit < SUITS; suit++) {
    if (s.trade.goods[here + suit] > 0) return load(s.actor, SUITS_C2C[suit]);
  }
  const wanted = nearest(s, (city) => s.cargo[s.actor * GOODS + suitOf(s.trade.tile[city])] > 0);
  const waiting = nearest(s, (city) => s.trade.goods.subarray(city * GOODS, city * GOODS + SUITS).some((n) => n > 0));
  const to = wanted ?? waiting;
  return to === null ? idle(s) : drive(s.actor, to + 1);
}

function nearest(s: State, good: (city: number) => boolean): number | null {
  const from = s.truck[s.actor];
  const steps = s.table.map.steps[from];
  let best: number | null = null;
  for (let city = 0; city < TILES; city++) {
    if (city !== from && good(city) && (best === null || steps[city] < steps[best])) best = city;
  }
  return best;
}
