import { type EventOf, type Rng, refuse, shuffle } from '@waybill/kernel';
import { SUITS } from '@waybill/kernel/piecepack';
import { type Deal, mix } from './deal.ts';
import type { Events } from './events.ts';
import { loadName, newHand, readLoad, shippedLoads } from './loads.ts';
import { scatter } from './shipments.ts';
import { LOADS, type State } from './state.ts';
import { NOWHERE } from './table.ts';

const hand = newHand();
const ACE = 1;
const EACH = LOADS / SUITS;

function mixHand(s: State, rng: Rng): number {
  const n = shippedLoads(s, hand);
  mix(hand, 0, n, rng);
  return n;
}

/** Every coin there is, mixed; of these the ones that were shipped. */
function inLotOrder(s: State, rng: Rng): number[] {
  const shipped = Array.from(hand.subarray(0, shippedLoads(s, hand)));
  const coins = shuffle(
    Array.from({ length: LOADS }, (_, coin) => coin),
    rng,
  );
  const coinOf = (load: number) => s.loadSuit[load] * EACH + s.rank[load] - ACE;
  return shipped.sort((one, other) => coins.indexOf(coinOf(one)) - coins.indexOf(coinOf(other)));
}

function eventOf(s: State, order: Iterable<number>): EventOf<Events, 'scatter'> {
  return { by: 'chance', type: 'scatter', loads: Array.from(order, (load) => loadName(s, load)) };
}

/** Five coins can be laid in 120 ways, six in 720. */
const FEW = 5;

/** SI-4.5 */
export const scattering: Deal<EventOf<Events, 'scatter'>> = {
  type: 'scatter',
  clause: 'SI-4.5',
  draw: (s, rng) => eventOf(s, hand.subarray(0, mixHand(s, rng))),
  lot: (s, streams, ordinal) => eventOf(s, inLotOrder(s, streams.at('scatter', ordinal))),
  read(s, event) {
    const loads = event.loads;
    const n = shippedLoads(s, hand);
    if (loads.length !== n) return refuse('SI-4.5', 'scatter-count', { need: n, have: loads.length });
    const seen = new Set<string>();
    for (const id of loads) {
      const load = readLoad(s, id);
      if (load < 0 || s.space[load] !== NOWHERE) return refuse('SI-4.5', 'scatter-unknown', { load: id });
      if (seen.has(id)) return refuse('SI-4.5', 'scatter-twice', { load: id });
      seen.add(id);
    }
    return null;
  },
  settle(s, event) {
    const loads = event.loads;
    loads.forEach((id, i) => {
      hand[i] = readLoad(s, id);
    });
    scatter(s, hand, loads.length);
  },
  deal: (s, rng) => scatter(s, hand, mixHand(s, rng)),
  outcomes(s) {
    const n = shippedLoads(s, hand);
    if (n > FEW) return null;
    const orders = ordersOf(Array.from(hand.subarray(0, n)));
    return orders.map((order) => [eventOf(s, order), 1 / orders.length]);
  },
};

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
