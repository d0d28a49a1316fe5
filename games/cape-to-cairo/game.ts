import type { GameFacts } from '@waybill/kernel';

export const facts: GameFacts = {
  id: 'cape-to-cairo',
  title: 'Goods from Cape to Cairo',
  prefix: 'C2C',
  seats: { min: 2, max: 4 },
  about: 'Bid to drive first, and race rival trucks for goods the length of Africa.',
  minutes: 40,
  accent: ['#8f5400', '#f0b34a'],
  credit: 'Goods from Cape to Cairo by Phillip Lerche, 2005. Rules in our own words.',
};
