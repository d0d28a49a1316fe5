import { type ByChance, type Chance, refuse } from '@waybill/kernel';
import type { Deal } from './deal.ts';
import { cities } from './deal-cities.ts';
import { freight } from './deal-freight.ts';
import { link } from './deal-link.ts';
import { scattering } from './deal-scatter.ts';
import type { Events } from './events.ts';
import { CITIES, LINK, RANKS_LAID, SCATTER, type State } from './state.ts';

const DEALS: Deal[] = [];
DEALS[CITIES] = cities;
DEALS[RANKS_LAID] = freight;
DEALS[LINK] = link;
DEALS[SCATTER] = scattering;

export const chance: Chance<State, ByChance<Events>> = {
  kind: (s) => DEALS[s.awaited].type,
  lot(s, streams, ordinal) {
    const due = DEALS[s.awaited];
    return due.lot ? due.lot(s, streams, ordinal) : due.draw(s, streams.at(due.type, ordinal));
  },
  draw: (s, rng) => DEALS[s.awaited].draw(s, rng),
  read(s, event) {
    const due = DEALS[s.awaited];
    if (event.type !== due.type) return refuse(due.clause, 'chance-due', { due: due.type, type: event.type });
    return due.read(s, event);
  },
  settle: (s, event) => DEALS[s.awaited].settle(s, event),
  deal: (s, rng) => DEALS[s.awaited].deal(s, rng),
  outcomes: (s) => DEALS[s.awaited].outcomes(s),
};
