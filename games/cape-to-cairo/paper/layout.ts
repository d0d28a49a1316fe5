import type { Play } from '@waybill/kernel';
import type { CityMapSheet, Suits } from '@waybill/kernel/piecepack';
import { cityLayout, firstDeal } from '@waybill/print/ppn/city-layout';
import type { Layout } from '@waybill/print/ppn/layout';

const SUITS: Suits = ['H', 'D', 'C', 'S'];
const SYMBOLS = { H: '♥', D: '♦', C: '♣', S: '♠' };

/** C2C-1.1; the trucks wait beside the map, as they are placed in the first turn. */
export function layout({ setup, events }: Play): Layout | null {
  const dealt = firstDeal(events);
  if (!dealt) return null;
  const sheet = setup.sheet as CityMapSheet;
  const east = Math.max(...sheet.cities.map(({ x }) => x)) + 5;
  const north = Math.max(...sheet.cities.map(({ y }) => y));
  return [
    ...cityLayout({ sheet, suits: SUITS, symbols: SYMBOLS, ...dealt }),
    {
      name: 'trucks',
      words: 'A truck each, to be placed in the first turn',
      pieces: setup.seats.map((_, seat) => ({
        kind: 'pawn',
        suit: SYMBOLS[SUITS[seat] as keyof typeof SYMBOLS],
        x: east,
        y: Math.max(1, north - 2 * seat),
      })),
    },
  ];
}
