import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'hauling-astronauts',
  title: 'Hauling Astronauts',
  prefix: 'HA',
  seats: { min: 2, max: 2 },
  about: 'Load dice into ships at every port, and let them leave at the right moment.',
  minutes: 20,
  accent: ['#9a3a1e', '#f2906c'],
  credit: 'Hauling A’ by Scott A and Michael Berg, Narrow Gate Games, 2016. Rules in our own words.',
};
