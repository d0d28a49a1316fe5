import { type Game, playOf } from '@waybill/kernel';
import { ppnOf } from '@waybill/print';
import { expect, test } from 'vitest';
import { dealt, of, place, RANKS, readOf } from '../../../packages/print/test/dealt.ts';
import type { Read } from '../../../packages/print/test/read-ppn.ts';
import { game, type ShipItView } from '../rules/index.ts';
import { prints } from './index.ts';

test.each(['a', 'b', 'c'])('dealt from %s it lies as it was dealt, turned and all', async (seed) => {
  const play = dealt(game, ['Ann', 'Ben'], seed);
  const { pieces } = await readOf(play);
  const { tiles, freight, hubs, officials } = play.game.state(play.state) as ShipItView;
  const suits = 'SMCA';
  const corners = { 0: 'nw', 90: 'sw', 180: 'se', 270: 'ne' } as Record<number, string>;
  const laid = of(pieces, 'tile').map((tile) => ({
    tile: RANKS[tile.rank] + suits[tile.suit],
    at: `${tile.x - 1},${20 - tile.y - 1}`,
    tick: corners[tile.angle],
  }));
  expect(laid).toEqual(tiles);
  const tileAt = (piece: Read) =>
    of(pieces, 'tile')
      .filter((tile) => place(tile) === place(piece))
      .map((tile) => RANKS[tile.rank] + suits[tile.suit])[0];
  expect(of(pieces, 'coin').map((coin) => ({ suit: suits[coin.suit], space: tileAt(coin) }))).toEqual(
    Object.values(freight).map(({ suit, space }) => ({ suit, space })),
  );
  expect(Object.fromEntries(of(pieces, 'pawn').map((pawn) => [suits[pawn.suit], tileAt(pawn)]))).toEqual(hubs);
  expect(Object.fromEntries(of(pieces, 'die').map((die) => [suits[die.suit], tileAt(die)]))).toEqual(officials);
});

test('a match that is not dealt has no layout', () => {
  expect(ppnOf(playOf(game as Game, { seats: ['Ann', 'Ben'] }), prints as never)).toBeNull();
});
