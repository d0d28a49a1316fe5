import { counts, each, type Field, gameArrays, number, numbers, oneOf } from '@waybill/bots/arrays';
import { type CityMapSheet, RANKS, SUITS, TILES, tileIndex } from '@waybill/kernel/piecepack';
import { codes, type StateView, SUITS_C2C } from '../rules/index.ts';

const STEPS = ['tiles', 'contracts', 'first', 'bid', 'place', 'haul', 'flip', 'over'];
const GOODS = [...SUITS_C2C, ...RANKS];
/** More is never bid in earnest. */
const MOST_BID = 255;

/** Seats come own first. */
export const arrays = gameArrays<CityMapSheet, StateView, unknown>({
  codes: () => [
    codes.PASS,
    ...range(codes.PLACE, TILES),
    ...range(codes.LOAD, GOODS.length),
    ...range(codes.DRIVE, TILES),
    ...range(codes.BID, MOST_BID + 1),
  ],
  fields: ({ seats: { length: seats } }): Field<StateView>[] => [
    oneOf('step', STEPS, ({ step }) => step),
    number('turn', ({ turn }) => turn),
    number('cup', ({ cup }) => cup),
    each('money', seats, 1, (view, seat, item, to, at) => {
      to[at] = view.seats[(seat + item) % seats].money;
    }),
    each('delivered', seats, 1, (view, seat, item, to, at) => {
      to[at] = view.seats[(seat + item) % seats].delivered;
    }),
    // Of each seat: the city its truck is in.
    each('trucks', seats, TILES, (view, seat, item, to, at) => {
      const { truck } = view.seats[(seat + item) % seats];
      if (truck !== null) to[at + truck - 1] = 1;
    }),
    each('cargo', seats, GOODS.length, (view, seat, item, to, at) => {
      for (const good of view.seats[(seat + item) % seats].cargo) to[at + GOODS.indexOf(good)]++;
    }),
    numbers('bids', seats, ({ bids }, seat) => turned(bids ?? Array<null>(seats).fill(null), seat)),
    // Of each place in the order: whose it is, counted from this seat; −1 is nobody's.
    numbers('places', seats, ({ places, order }, seat) =>
      (places ?? order ?? Array<null>(seats).fill(null)).map((one) =>
        one === null ? null : (one - seat + seats) % seats,
      ),
    ),
    each('goods', TILES, GOODS.length, ({ goods }, _, city, to, at) => {
      for (const good of goods[city + 1] ?? []) to[at + GOODS.indexOf(good)]++;
    }),
    numbers('coins', SUITS, ({ coins }) => SUITS_C2C.map((suit) => coins[suit])),
    each('seen', SUITS, RANKS.length, ({ seen }, _, suit, to, at) => {
      for (const rank of seen[SUITS_C2C[suit]]) to[at + RANKS.indexOf(rank as (typeof RANKS)[number])] = 1;
    }),
    each('tiles', TILES, 1, ({ tiles }, _, city, to, at) => {
      to[at] = tiles ? tileIndex(SUITS_C2C, tiles[city]) : -1;
    }),
    counts('turning', GOODS, ({ turning }) => turning?.goods ?? []),
  ],
});

const range = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);

const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);
