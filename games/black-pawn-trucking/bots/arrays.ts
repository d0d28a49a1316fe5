import { type Field, gameArrays, number, numbers, oneOf } from '@waybill/bots/arrays';
import { type CityMapSheet, cupCount, GOODS, RANKS, SUITS, TILES } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';

const STEPS = ['tiles', 'contracts', 'start', 'drive', 'flip', 'contract', 'over'];
const RANKS_HERE = RANKS.length;
const WARES = 'raw materials by suit (S, M, C, A), then finished products by rank (n, a, 2, 3, 4, 5)';

/** Nothing is hidden: the rank of a raw material is nowhere until chance turns it over (BPT-1.5). */
const fields: readonly Field<State>[] = [
  oneOf('step', 'what is due', STEPS, ({ step }) => step),
  number('turn', 'which turn it is; 0 in set-up', ({ turn }) => turn),
  {
    name: 'truck',
    about: 'a 1 for the city it stands in',
    size: TILES,
    write({ truck }, _, to, at) {
      if (truck >= 0) to[at + truck] = 1;
    },
  },
  number('cash', 'pounds', ({ cash }) => cash),
  number('loans', 'loans taken', ({ loans }) => loans),
  number('cup', 'coins left in the cup', ({ trade }) => cupCount(trade)),
  number('delivered', 'finished products delivered', ({ delivered }) => delivered),
  numbers('cargo', `on the truck: ${WARES}`, GOODS, ({ cargo }) => cargo),
  {
    name: 'goods',
    about: `in each city: ${WARES}`,
    size: TILES * GOODS,
    write({ held, trade: { goods } }, _, to, at) {
      // Most cities are empty.
      for (let left = held; left !== 0; left &= left - 1) {
        const first = (31 - Math.clz32(left & -left)) * GOODS;
        for (let good = first; good < first + GOODS; good++) to[at + good] = goods[good];
      }
    },
  },
  numbers('coins', 'coins left in the cup, by suit', SUITS, ({ trade }) => trade.cup),
  {
    name: 'seen',
    about: 'of each suit: 1 for each rank (n, a, 2, 3, 4, 5) that was turned over',
    size: SUITS * RANKS_HERE,
    write({ trade: { seen } }, _, to, at) {
      for (let suit = 0; suit < SUITS; suit++) {
        for (let rank = 0; rank < RANKS_HERE; rank++) to[at + suit * RANKS_HERE + rank] = (seen[suit] >> rank) & 1;
      }
    },
  },
  numbers('tiles', 'of each city: its tile, suit × 6 + rank', TILES, ({ trade }) => trade.tile),
];

export const arrays = gameArrays<CityMapSheet, State, State>({
  actions: () => [
    {
      name: 'drive',
      about: 'to a city, 1 to 24 (where the option lets you choose it: the city to start in)',
      codes: Array.from({ length: TILES }, (_, city) => city),
    },
    { name: 'loan', about: 'take a loan', codes: [TILES] },
    { name: 'contract', about: 'buy a contract', codes: [TILES + 1] },
    { name: 'wait', about: 'buy none', codes: [TILES + 2] },
  ],
  look: (s) => s,
  fields: () => fields,
});
