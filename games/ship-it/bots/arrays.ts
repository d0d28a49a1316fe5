import { each, type Field, gameArrays, number, oneOf } from '@waybill/bots/arrays';
import { SHIP_SUITS, type ShipItView } from '../rules/index.ts';

const PHASES = ['setup', 'links', 'building', 'officials', 'freight'];
const RANKS = ['n', 'a', '2', '3', '4', '5'];
const LOADS = 24;
const PLACE = 'two numbers (a tile by rank and suit, or a square by column and row; −1 is nowhere)';

export const arrays = gameArrays<null, ShipItView, unknown>({
  // Hauls and buildings have far too many codes: an action is the place of a legal move.
  actions: () => null,
  fields: (): Field<ShipItView>[] => [
    oneOf('phase', 'what is going on', PHASES, ({ phase }) => phase),
    number('round', 'which round it is', ({ round }) => round),
    number('points', 'action points left', ({ points }) => points),
    number('pip stop', 'the pip stop in force; −1 is none', ({ pipstop }) => pipstop),
    number('pool', 'dominoes in the pool', ({ pool }) => pool),
    number('links', 'dominoes drawn as links', ({ links }) => links.length),
    number('dominoes', 'dominoes on the table', ({ dominoes }) => dominoes.length),
    number('dry rounds', 'rounds in a row with no shipment', ({ dryRounds }) => dryRounds),
    number('laid', 'loads laid so far', ({ laid }) => laid),
    each(
      'scores',
      'of each suit (S, C, A, M); −1 is not in play',
      SHIP_SUITS.length,
      1,
      ({ scores }, _, suit, to, at) => {
        to[at] = scores[SHIP_SUITS[suit]] ?? -1;
      },
    ),
    each('chips', 'of each suit; −1 is not in play', SHIP_SUITS.length, 1, ({ chips }, _, suit, to, at) => {
      to[at] = chips[SHIP_SUITS[suit]] ?? -1;
    }),
    each(
      'officials',
      `of each suit: where its official is, as ${PLACE}`,
      SHIP_SUITS.length,
      2,
      ({ officials }, _, suit, to, at) => place(officials[SHIP_SUITS[suit]], to, at),
    ),
    each('hubs', `of each suit: where its hub is, as ${PLACE}`, SHIP_SUITS.length, 2, ({ hubs }, _, suit, to, at) =>
      place(hubs[SHIP_SUITS[suit]], to, at),
    ),
    each(
      'freight',
      `of each load, the oldest first: its suit, its rank if you know it, where it is as ${PLACE}, 1 if in a warehouse, 1 for each rank it may have; −1 is none or unknown`,
      LOADS,
      5 + RANKS.length,
      ({ freight }, _, load, to, at) => {
        const one = Object.values(freight)[load];
        to[at] = one ? SHIP_SUITS.indexOf(one.suit) : -1;
        to[at + 1] = one?.rank ? RANKS.indexOf(one.rank) : -1;
        place(one?.space, to, at + 2);
        to[at + 4] = one?.warehoused ? 1 : 0;
        for (const rank of one?.possible ?? []) to[at + 5 + RANKS.indexOf(rank)] = 1;
      },
    ),
  ],
});

/** `3M` is a tile, by rank and suit; `14,7` a square. */
function place(space: string | null | undefined, to: Float32Array, at: number): void {
  to[at] = -1;
  to[at + 1] = -1;
  if (!space) return;
  const [x, y] = space.split(',');
  to[at] = y === undefined ? RANKS.indexOf(space[0]) : Number(x);
  to[at + 1] = y === undefined ? SHIP_SUITS.indexOf(space[1]) : Number(y);
}
