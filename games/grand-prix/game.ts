import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'grand-prix',
  title: 'Grand Prix',
  prefix: 'GP',
  seats: { min: 1, max: 1 },
  about: 'Four circuits, six gears, six dice: push your luck, but bring the car home.',
  minutes: 15,
  accent: ['#b3201f', '#ff8b7b'],
  credit: 'A roll-and-write by Screenotes, 2021. Rules in our own words.',
};
