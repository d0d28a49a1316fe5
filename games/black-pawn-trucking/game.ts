import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'black-pawn-trucking',
  title: 'Black Pawn Trucking',
  prefix: 'BPT',
  seats: { min: 1, max: 1 },
  about: 'Haul goods between the cities of Britain and Ireland before the bank forecloses.',
  minutes: 30,
  accent: ['#0f5c63', '#5cc6cc'],
  credit: 'Black Pawn Trucking by Phillip Lerche, 2004; map after James Kyle’s Ley Lines. Rules in our own words.',
};
