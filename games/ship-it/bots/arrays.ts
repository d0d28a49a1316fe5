import { each, type Field, gameArrays, number, oneOf } from '@waybill/bots/arrays';
import { SHIP_SUITS, type ShipItView } from '../rules/index.ts';

const PHASES = ['setup', 'links', 'building', 'officials', 'freight'];
const RANKS = ['n', 'a', '2', '3', '4', '5'];
const LOADS = 24;

export const arrays = gameArrays<null, ShipItView, unknown>({
  // Hauls and buildings have far too many codes: an action is the place of a legal move.
  codes: () => null,
  fields: (): Field<ShipItView>[] => [
    oneOf('phase', PHASES, ({ phase }) => phase),
    number('round', ({ round }) => round),
    number('points', ({ points }) => points),
    number('pip stop', ({ pipstop }) => pipstop),
    number('pool', ({ pool }) => pool),
    number('links', ({ links }) => links.length),
    number('dominoes', ({ dominoes }) => dominoes.length),
    number('dry rounds', ({ dryRounds }) => dryRounds),
    number('laid', ({ laid }) => laid),
    each('scores', SHIP_SUITS.length, 1, ({ scores }, _, suit, to, at) => {
      to[at] = scores[SHIP_SUITS[suit]] ?? -1;
    }),
    each('chips', SHIP_SUITS.length, 1, ({ chips }, _, suit, to, at) => {
      to[at] = chips[SHIP_SUITS[suit]] ?? -1;
    }),
    // Of each suit: the column and the row of its official and of its hub, in tiles’ ranks and suits or in squares; −1 is none.
    each('officials', SHIP_SUITS.length, 2, ({ officials }, _, suit, to, at) =>
      place(officials[SHIP_SUITS[suit]], to, at),
    ),
    each('hubs', SHIP_SUITS.length, 2, ({ hubs }, _, suit, to, at) => place(hubs[SHIP_SUITS[suit]], to, at)),
    // Of each load: its suit, its rank if known, where it is, whether it is in a warehouse, which ranks it may have.
    each('freight', LOADS, 5 + RANKS.length, ({ freight }, _, load, to, at) => {
      const one = freight[`f${load + 1}`];
      to[at] = one ? SHIP_SUITS.indexOf(one.suit) : -1;
      to[at + 1] = one?.rank ? RANKS.indexOf(one.rank) : -1;
      place(one?.space, to, at + 2);
      to[at + 4] = one?.warehoused ? 1 : 0;
      for (const rank of one?.possible ?? []) to[at + 5 + RANKS.indexOf(rank)] = 1;
    }),
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
