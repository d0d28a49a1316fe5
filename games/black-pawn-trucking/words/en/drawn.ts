import { count, type Words } from '@waybill/kernel';

/** What stands on the board as text. */
export const drawWords: Words = {
  'draw.ferries': 'Ferries {ferries}',
  'draw.turn': 'Turn {turn}',
  'draw.books': ({ loans, over, sum, delivered }) =>
    `${count(loans, 'loan', 'loans')}  ${over ? 'score' : 'worth'} ${sum}  delivered ${delivered} of 24`,
  'draw.contracts': 'new contracts £{price}',
  'draw.no-truck': 'The truck has not started.',
  'draw.aboard': '{city}, aboard:',
  'draw.nothing': 'nothing',
  'draw.cup': 'In the cup: {cup}',
  'draw.suits': 'S suns  M moons  C crowns  A arms',
  'draw.unseen': 'Not yet seen:',
};
