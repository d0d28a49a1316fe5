import { games, loadKnowledge } from '@waybill/games';
import { canonical, type Game, Sfc32 } from '@waybill/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Advice, type Knowledge, type ThinkOptions, think } from '../index.ts';
import { positions, seatToAct, setupFor } from '../testing/positions.ts';
import { poolOf } from '../testing/worker-pool.ts';
import { Closed, partsOf, type Seen, type Share, thinkTogether } from './index.ts';

interface Case {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly truth: unknown;
  readonly seen: Seen;
}

async function caseOf(game: Game, name: string): Promise<Case> {
  const setup = setupFor(game, game.seats.min);
  const [truth] = positions(game, setup, name, 13, 1);
  const seat = seatToAct(game, truth);
  return {
    game,
    knowledge: await loadKnowledge(game),
    truth,
    seen: { game: game.id, setup, view: game.view(truth, seat), seat },
  };
}

function alone({ game, knowledge, truth, seen }: Case, options: ThinkOptions): Advice {
  const thinking = think(game, truth, seen.seat, knowledge, options);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

const ignore = () => {};

function together({ game, knowledge, seen }: Case, options: ThinkOptions, pool = poolOf(3), share: Share = ignore) {
  return thinkTogether(game, knowledge, seen, partsOf(knowledge, options, pool.size), pool, share);
}

const THREE = { iterations: 3000, seed: 'three' };

describe.each(games.map((game) => [game.id, game] as const))('thinking together in %s', (_, game) => {
  it('is thinking alone where there is one thread, though it is told no more than a view', async () => {
    const one = await caseOf(game, 'one');
    for (const seed of ['a', 'b']) {
      const options = { iterations: 400, seed };
      expect(await together(one, options, poolOf(1))).toEqual(alone(one, options));
    }
  });

  it('comes to the same whoever is ready first', async () => {
    const one = await caseOf(game, 'order');
    const expected = await together(one, THREE);
    expect(expected.options[0].event.by).toBe(one.seen.seat);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const pool = poolOf(3, { carry: () => scheduler.schedule(Promise.resolve()) });
        const going = together(one, THREE, pool);
        await scheduler.waitFor(going);
        expect(await going).toEqual(expected);
      }),
      { numRuns: 2 },
    );
  });

  it('comes to the same whatever is hidden, of which nothing leaves the table', async () => {
    const one = await caseOf(game, 'hidden');
    const { seat, setup } = one.seen;
    const other = game.guess(one.truth, seat, new Sfc32('other'));
    const seen = { game: game.id, setup, view: game.view(other, seat), seat };
    expect(canonical(seen)).toBe(canonical(one.seen));
  });
});

describe.each(games.filter(({ id }) => id === 'hauling-astronauts'))(
  'a pool that thinks about $title',
  (astronauts) => {
    it('makes all the iterations, and tells how far it is', async () => {
      let clock = 0;
      const shares: number[] = [];
      const pool = poolOf(2, { now: () => (clock += 20) });
      const one = await caseOf(astronauts, 'progress');
      const { iterations, options } = await together(one, { iterations: 8000, seed: 's' }, pool, (share) =>
        shares.push(share),
      );
      expect(iterations).toBeGreaterThan(4000);
      expect(iterations).toBeLessThanOrEqual(8000);
      expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
      expect(shares.length).toBeGreaterThan(2);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
    });

    it('thinks until its time is over', async () => {
      let clock = 0;
      const pool = poolOf(2, { now: () => clock++ });
      const one = await caseOf(astronauts, 'time');
      const { iterations } = await together(one, { milliseconds: 900, seed: 's', now: () => 0 }, pool);
      expect(iterations).toBeGreaterThan(1000);
      expect(iterations).toBeLessThan(2 * 900 * 16);
    });

    it('comes back with what it has when that is enough', async () => {
      let clock = 0;
      const pool = poolOf(2, { now: () => clock++ });
      const one = await caseOf(astronauts, 'enough');
      const { iterations, options } = await together(one, { iterations: 1e9, seed: 's' }, pool, () => pool.enough());
      expect(iterations).toBeLessThan(1e5);
      expect(options.length).toBeGreaterThan(1);
      const again = { iterations: 3000, seed: 's' };
      expect(await together(one, again, pool)).toEqual(await together(one, again, poolOf(2)));
    });

    it('refuses what is not done when it is closed', async () => {
      let clock = 0;
      const pool = poolOf(2, { now: () => clock++, breathe: () => new Promise(() => {}) });
      const going = together(await caseOf(astronauts, 'closed'), { iterations: 1e9, seed: 's' }, pool);
      pool.close();
      await expect(going).rejects.toBeInstanceOf(Closed);
    });

    it('goes on after a task that went wrong', async () => {
      const pool = poolOf(1);
      const one = await caseOf(astronauts, 'trouble');
      const strange = { ...one.seen, game: 'chess' };
      const parts = partsOf(one.knowledge, { iterations: 2000, seed: 's' }, 1);
      const [bad, good] = [strange, one.seen].map((seen) =>
        thinkTogether(one.game, one.knowledge, seen, parts, pool, ignore),
      );
      await expect(bad).rejects.toThrow('there is no chess');
      expect((await good).options.length).toBeGreaterThan(0);
    });
  },
);
