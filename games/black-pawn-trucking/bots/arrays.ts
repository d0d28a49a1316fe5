import { each, type Field, gameArrays, number, oneOf } from '@waybill/bots/arrays';
import { type CityMapSheet, cupCount, GOODS, RANKS, SUITS, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';

const STEPS = ['tiles', 'contracts', 'start', 'drive', 'flip', 'contract', 'over'];
/** Move codes: 24 cities, a loan, a contract, waiting. */
const ACTIONS = TILES + 3;

/** Nothing is hidden: the rank of a raw material is nowhere until chance turns it over (BPT-1.5). */
export const arrays = gameArrays<CityMapSheet, State, State>({
  codes: () => Array.from({ length: ACTIONS }, (_, code) => code),
  look: (s) => s,
  fields: (): Field<State>[] => [
    oneOf('step', STEPS, ({ step }) => step),
    number('turn', ({ turn }) => turn),
    // The city it stands in.
    each('truck', TILES, 1, ({ truck }, _, city, to, at) => {
      to[at] = truck === city ? 1 : 0;
    }),
    number('cash', ({ cash }) => cash),
    number('loans', ({ loans }) => loans),
    number('cup', ({ trade }) => cupCount(trade)),
    number('delivered', ({ delivered }) => delivered),
    // Raw materials by suit, then finished products by rank; on the truck, and in each city.
    { name: 'cargo', size: GOODS, write: ({ cargo }, _, to, at) => to.set(cargo, at) },
    { name: 'goods', size: TILES * GOODS, write: ({ trade }, _, to, at) => to.set(trade.goods, at) },
    { name: 'coins', size: SUITS, write: ({ trade }, _, to, at) => to.set(trade.cup, at) },
    // Of each suit: the ranks that were turned over.
    each('seen', SUITS, RANKS.length, ({ trade: { seen } }, _, suit, to, at) => {
      for (let rank = 0; rank < RANKS.length; rank++) to[at + rank] = (seen[suit] >> rank) & 1;
    }),
    // Of each city: its tile, 0 to 23 by suit and rank.
    { name: 'tiles', size: TILES, write: ({ trade }, _, to, at) => to.set(trade.tile, at) },
  ],
});
