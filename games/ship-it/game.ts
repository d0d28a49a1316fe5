import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'ship-it',
  title: 'Ship It!',
  prefix: 'SI',
  seats: { min: 2, max: 4 },
  about: 'Build a network of dominoes, steer your officials, and get the cargo shipped.',
  minutes: 60,
  accent: ['#1f6350', '#6fc7a8'],
  credit: 'Ship It! by Stephen and Michael Schoessow, 2004. Rules in our own words.',
};
