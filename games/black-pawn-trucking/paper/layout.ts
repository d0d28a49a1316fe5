import type { Play } from '@waybill/kernel';
import type { CityMapSheet, Suits } from '@waybill/kernel/piecepack';
import { cityLayout, firstDeal } from '@waybill/print/ppn/city-layout';
import type { Layout } from '@waybill/print/ppn/layout';

const SUITS: Suits = ['S', 'M', 'C', 'A'];
const SYMBOLS = { S: 'S', M: 'M', C: 'C', A: 'A' };

/** BPT-1.3: the black pawn, which is that of moons, is the truck. */
export function layout({ setup, events }: Play): Layout | null {
  const dealt = firstDeal(events);
  if (!dealt) return null;
  const sheet = setup.sheet as CityMapSheet;
  const chosen = events.find(({ type }) => type === 'start')?.city as number | undefined;
  if (setup.options.start === 'choose' && chosen === undefined) return null;
  const city = chosen === undefined ? dealt.tiles.indexOf(`${dealt.dice.M}M`) : chosen - 1;
  const { x, y } = sheet.cities[city];
  return [
    ...cityLayout({ sheet, suits: SUITS, symbols: SYMBOLS, ...dealt }),
    { name: 'truck', words: 'The truck', pieces: [{ kind: 'pawn', suit: 'M', x, y }] },
  ];
}
