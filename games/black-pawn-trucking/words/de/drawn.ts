import { count, type Words } from '@waybill/kernel';

/** Was auf dem Brett als Text steht. */
export const drawWords: Words = {
  'draw.ferries': 'Fähren {ferries}',
  'draw.turn': 'Zug {turn}',
  'draw.books': ({ loans, over, sum, delivered }) =>
    `${count(loans, 'Kredit', 'Kredite')}  ${over ? 'Ergebnis' : 'Wert'} ${sum}  geliefert ${delivered} von 24`,
  'draw.contracts': 'Aufträge £{price}',
  'draw.no-truck': 'Der Lastwagen ist noch nicht losgefahren.',
  'draw.aboard': '{city}, geladen:',
  'draw.nothing': 'nichts',
  'draw.cup': 'Im Becher: {cup}',
  'draw.suits': 'S Sonnen  M Monde  C Kronen  A Wappen',
  'draw.unseen': 'Noch nicht gesehen:',
};
