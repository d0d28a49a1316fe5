import type { Phrase } from '@waybill/kernel';

/** The rules on one page, for somebody who wants to play; fetched when they are read. */
export const guide = {
  'guide.aim':
    'You own one truck, £10 in cash and a loan of £10. Twenty-four coins have to be hauled, each of them twice: first as a raw material to a factory, then as a finished product to a buyer. When the last one is delivered the year is over, and your cash less £10 for every loan is your score. £0 or more wins.',
  'guide.table':
    'Every tile is a city with a suit and a rank. A coin that shows its suit is a raw material, a coin that shows its rank is a finished product. The small figure on a tile is what the city pays: an ace £1, a five £5, a null £6. Dotted lines are ferries.',
  'guide.turn':
    'Borrow if you like, £10 a loan. Then the truck loads everything in its city and drives to another one. The drive costs £1 for each city it enters, £1 for each good on board, £2 for each ferry, and £1 for each city with waiting goods that it drives past.',
  'guide.pays':
    'Where the truck stops, the city buys every raw material of its suit and every finished product of its rank, and pays its rank for each. A raw material is turned over on the spot: now you see its rank, and it waits there as a finished product.',
  'guide.end':
    'With fewer than four goods on the map you may buy new contracts: four more coins, for £4 and £1 for each loan you owe. With none left you must. If you would need an eleventh loan, the bank forecloses and you lose.',
  'guide.advice':
    'Plan two or three drives ahead, and deliver where the next good waits. Carry several goods along one route rather than all over the country. A loan stays until the end, so take few, but take one before you are stuck.',
} as const satisfies Record<string, Phrase>;
