import { type Chance, refuse } from '../kernel/index.ts';
import type { Deal } from './deal.ts';
import { cities } from './deal-cities.ts';
import { freight } from './deal-freight.ts';
import { link } from './deal-link.ts';
import { scattering } from './deal-scatter.ts';
import { CITIES, LINK, RANKS_LAID, SCATTER, type State } from './state.ts';

const DEALS: Deal[] = [];
DEALS[CITIES] = cities;
DEALS[RANKS_LAID] = freight;
DEALS[LINK] = link;
DEALS[SCATTER] = scattering;

export const chance: Chance<State> = {
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
