// Needs hauling-astronauts.
import { think } from '@waybill/bots';
import { Closed, thinkTogether } from '@waybill/bots/worker-pool';
import { findGame, loadKnowledge } from '@waybill/games';
import { Play, readSetup, type Setup } from '@waybill/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { ponder } from '../src/ponder.ts';
import { threadPool } from '../src/worker-pool/worker-pool.ts';
import { randomMatch } from './support.ts';

const game = findGame('hauling-astronauts')!;
const knowledge = await loadKnowledge(game);
const match = randomMatch(game, 'pool', 40);
const setup = readSetup(game, match) as Setup;
const play = new Play(game, setup);
for (const event of match.events) play.accept(event);
while (game.next(play.state) === 'chance') game.chance.deal(play.state, { below: () => 0 });
const s = play.state;
const seat = game.next(s) as number;
const seen = { game: game.id, setup, view: game.view(s, seat), seat };

const pool = threadPool(2);
afterEach(() => pool.close());

describe('worker threads', () => {
  test('find what is found without them', async () => {
    const thinking = think(game, s, seat, knowledge, { iterations: 900, seed: 'one' });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    const told = await thinkTogether(game, knowledge, seen, [{ seed: 'one', iterations: 900 }], pool, () => {});
    expect(told).toEqual(step.value);
  });

  test('come to the same again and again', async () => {
    const parts = [700, 1300].map((iterations, part) => ({ seed: `part ${part}`, iterations }));
    const tell = async () => thinkTogether(game, knowledge, seen, parts, pool, () => {});
    const once = await tell();
    expect(await tell()).toEqual(once);
    pool.close();
    expect(await tell()).toEqual(once);
  });

  test('stop when whoever waits has waited enough', async () => {
    const options = { level: 'expert', milliseconds: 1e9, seed: 's', now: () => performance.now() } as const;
    const { options: found } = await ponder({ game, knowledge, s, seat }, options, async () => false, { setup, pool });
    expect(found.length).toBeGreaterThan(0);
  });

  test('can be closed at work', async () => {
    const going = thinkTogether(game, knowledge, seen, [{ seed: 's', iterations: 1e12 }], pool, () => pool.close());
    await expect(going).rejects.toBeInstanceOf(Closed);
  });
});
