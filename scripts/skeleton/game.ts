import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'sealed-slips',
  title: 'Sealed Slips',
  prefix: 'SLIP',
  seats: { min: 2, max: 2 },
  about: 'Load your van with dice, close to a limit that only you have seen.',
  minutes: 5,
  accent: ['#6a3d8a', '#c99be8'],
  credit: 'An example to start from. Rules in our own words.',
};
