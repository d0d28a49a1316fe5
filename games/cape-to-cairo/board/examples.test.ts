import { replay, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { examples } from './examples.ts';

it('C2C-2.2, the original’s example: Yvonne pays 5 and is first, Wendy 4, Xavier 2, Zak nothing', () => {
  const [{ match, to }] = examples();
  const { play, refused } = replay(game, setupOf(game, match), match, to);
  expect(refused).toBeNull();
  const { order, seats } = game.state(play.state) as { order: number[]; seats: { money: number }[] };
  const [xavier, yvonne, zak, wendy] = match.seats.keys();
  expect(order).toEqual([yvonne, wendy, xavier, zak]);
  expect(order.map((seat) => -seats[seat].money)).toEqual([5, 4, 2, -0]);
});

it('C2C-2.2, the original’s example: Yvonne opens the next bidding', () => {
  const [{ match }] = examples();
  const { play } = replay(game, setupOf(game, match), match);
  for (const seat of [1, 3, 0, 2]) {
    play.mustAccept({ by: seat, type: 'place', city: 5 + seat }, { by: seat, type: 'drive', to: 18 });
  }
  play.mustAccept({
    by: 'chance',
    type: 'contracts',
    dice: { H: 'a', D: 'a', C: 'a', S: '2' },
    coins: ['D', 'H', 'S', 'C'],
  });
  expect(game.state(play.state)).toMatchObject({ turn: 2, toAct: 1 });
});
