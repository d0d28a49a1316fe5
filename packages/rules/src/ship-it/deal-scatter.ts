import { type Event, type Rng, refuse } from '../kernel/index.ts';
import { type Deal, mix } from './deal.ts';
import { loadName, newHand, readLoad, shippedLoads } from './loads.ts';
import { scatter } from './shipments.ts';
import type { State } from './state.ts';
import { NOWHERE } from './table.ts';

const hand = newHand();

function mixHand(s: State, rng: Rng): number {
  const n = shippedLoads(s, hand);
  mix(hand, 0, n, rng);
  return n;
}

function eventOf(s: State, order: Iterable<number>): Event {
  return { by: 'chance', type: 'scatter', loads: Array.from(order, (load) => loadName(s, load)) };
}

/** Five coins can be laid in 120 ways, six in 720. */
const FEW = 5;

/** SI-4.5 */
export const scattering: Deal = {
  type: 'scatter',
  clause: 'SI-4.5',
  draw: (s, rng) => eventOf(s, hand.subarray(0, mixHand(s, rng))),
  read(s, event) {
    const loads = event.loads as readonly string[];
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
    const loads = event.loads as readonly string[];
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
