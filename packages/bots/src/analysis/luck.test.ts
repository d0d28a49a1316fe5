import { games, loadKnowledge } from '@waybill/games';
import { legalEvents, Play, Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { Luck } from './luck.ts';
import { StaticValue } from './static-value.ts';

const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => `P${i}`);

describe.each(games.map((game) => [game.id, game] as const))('luck in %s', (id, game) => {
  it('is 0 on average over what chance may do, whatever the values are', async () => {
    const setup = setupOf(game, { options: {}, seats: seatsOf(game.seats.min) });
    const knowledge = await loadKnowledge(game);
    const value = new StaticValue(game, knowledge, game.seats.min);
    const rng = new Sfc32(`luck ${id}`);
    const play = new Play(game, setup);
    const luck = new Luck(game, value, play.state);
    const found: number[] = [];
    for (let events = 0; found.length < 5 && events < 200; events++) {
      const s = play.state;
      const actor = game.next(s);
      if (actor === 'over') break;
      if (actor === 'chance') {
        // Both means are estimates of the same number: they differ by a few of their errors at most.
        const many = Array.from({ length: 12 }, () => luck.expected(s, rng));
        const means = many.map(({ mean }) => mean[0]);
        const middle = means.reduce((a, b) => a + b, 0) / means.length;
        const error = Math.sqrt(Math.max(...many.map(({ variance }) => variance[0])));
        for (const mean of means) expect(Math.abs(mean - middle)).toBeLessThanOrEqual(5 * error + 1e-9);
        found.push(middle);
        play.mustAccept(game.chance.draw(s, rng));
      } else {
        const legal = legalEvents(game, s);
        play.mustAccept(legal[rng.below(legal.length)]);
      }
    }
    expect(found.length).toBeGreaterThan(0);
  });
});
