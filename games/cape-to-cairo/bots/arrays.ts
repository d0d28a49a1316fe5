import { counts, each, type Field, gameArrays, number, numbers, oneOf } from '@waybill/bots/arrays';
import { type CityMapSheet, RANKS, SUITS, TILES, tileIndex } from '@waybill/kernel/piecepack';
import { codes, type StateView, SUITS_C2C } from '../rules/index.ts';

const STEPS = ['tiles', 'contracts', 'first', 'bid', 'place', 'haul', 'flip', 'over'];
const GOODS = [...SUITS_C2C, ...RANKS];
/** More is never bid in earnest. */
const MOST_BID = 255;
const WARES = `raw materials by suit (${SUITS_C2C.join(', ')}), then finished products by rank (${RANKS.join(', ')})`;

/** Seats come own first. */
export const arrays = gameArrays<CityMapSheet, StateView, unknown>({
  actions: () => [
    { name: 'pass', about: 'in bidding or hauling: no more', codes: [codes.PASS] },
    { name: 'place', about: 'the truck in a city, 1 to 24', codes: range(codes.PLACE, TILES) },
    { name: 'load', about: `a good of the city: ${WARES}`, codes: range(codes.LOAD, GOODS.length) },
    { name: 'drive', about: 'to a city, 1 to 24', codes: range(codes.DRIVE, TILES) },
    {
      name: 'bid',
      about: `0 to ${MOST_BID}; higher bids have no action`,
      codes: range(codes.BID, MOST_BID + 1),
    },
  ],
  fields: ({ seats: { length: seats } }): Field<StateView>[] => [
    oneOf('step', 'what is due', STEPS, ({ step }) => step),
    number('turn', 'which turn it is; 0 in set-up', ({ turn }) => turn),
    number('cup', 'coins left in the cup', ({ cup }) => cup),
    each('money', 'of each seat, yours first', seats, 1, (view, seat, item, to, at) => {
      to[at] = view.seats[(seat + item) % seats].money;
    }),
    each('delivered', 'finished products, of each seat, yours first', seats, 1, (view, seat, item, to, at) => {
      to[at] = view.seats[(seat + item) % seats].delivered;
    }),
    each(
      'trucks',
      'of each seat, yours first: a 1 for the city its truck is in',
      seats,
      TILES,
      (view, seat, item, to, at) => {
        const { truck } = view.seats[(seat + item) % seats];
        if (truck !== null) to[at + truck - 1] = 1;
      },
    ),
    each('cargo', `of each seat, yours first: ${WARES}`, seats, GOODS.length, (view, seat, item, to, at) => {
      for (const good of view.seats[(seat + item) % seats].cargo) to[at + GOODS.indexOf(good)]++;
    }),
    numbers('bids', 'the last bid of each seat this turn, yours first; −1 is none', seats, ({ bids }, seat) =>
      turned(bids ?? Array<null>(seats).fill(null), seat),
    ),
    numbers(
      'places',
      'of each place in the order: whose it is, counted from you; −1 is nobody’s',
      seats,
      ({ places, order }, seat) =>
        (places ?? order ?? Array<null>(seats).fill(null)).map((one) =>
          one === null ? null : (one - seat + seats) % seats,
        ),
    ),
    each('goods', `in each city: ${WARES}`, TILES, GOODS.length, ({ goods }, _, city, to, at) => {
      for (const good of goods[city + 1] ?? []) to[at + GOODS.indexOf(good)]++;
    }),
    numbers('coins', 'coins left in the cup, by suit', SUITS, ({ coins }) => SUITS_C2C.map((suit) => coins[suit])),
    each(
      'seen',
      'of each suit: 1 for each rank (n, a, 2, 3, 4, 5) that was turned over',
      SUITS,
      RANKS.length,
      ({ seen }, _, suit, to, at) => {
        for (const rank of seen[SUITS_C2C[suit]]) to[at + RANKS.indexOf(rank as (typeof RANKS)[number])] = 1;
      },
    ),
    each(
      'tiles',
      'of each city: its tile, suit × 6 + rank; −1 before they are laid',
      TILES,
      1,
      ({ tiles }, _, city, to, at) => {
        to[at] = tiles ? tileIndex(SUITS_C2C, tiles[city]) : -1;
      },
    ),
    counts(
      'turning',
      'raw materials about to be turned over, then nothing',
      GOODS,
      ({ turning }) => turning?.goods ?? [],
    ),
  ],
});

const range = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);

const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);
