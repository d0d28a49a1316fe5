import { ppnOf } from '@waybill/print';
import { expect, test } from 'vitest';
import { dealt, mapLiesAsDealt, of, place, readOf } from '../../../packages/print/test/dealt.ts';
import { game } from '../rules/index.ts';
import { prints } from './index.ts';

test.each(['a', 'b', 'c'])('dealt from %s it lies as it was dealt', async (seed) => {
  await mapLiesAsDealt(dealt(game, ['Ann'], seed), { dice: 'SMCA', suits: 'SMCA', system: 'piecepack' });
});

test.each(['a', 'b', 'c'])(
  'dealt from %s, the black pawn stands on the city of moons that received a coin',
  async (seed) => {
    const play = dealt(game, ['Ann'], seed);
    const { pieces } = await readOf(play);
    const [pawn] = of(pieces, 'pawn');
    const moon = of(pieces, 'die').find(({ suit }) => suit === 1)!;
    const tile = of(pieces, 'tile').find(({ suit, rank }) => suit === 1 && rank === moon.rank)!;
    expect(place(pawn)).toBe(place(tile));
    expect(pawn.suit).toBe(1);
  },
);

test('the truck stands where it was put, and nowhere before that', async () => {
  const play = dealt(game, ['Ann'], 'choose', { start: 'choose' });
  expect(ppnOf(play, prints as never)).toBeNull();
  expect(play.accept({ by: 0, type: 'start', city: 24 })).toBeNull();
  const { pieces } = await readOf(play);
  expect(place(of(pieces, 'pawn')[0])).toBe('8,2');
});
