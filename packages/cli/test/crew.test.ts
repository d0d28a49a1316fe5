import { loadKnowledge, think } from '@waybill/bots';
import { Closed, thinkTogether } from '@waybill/bots/crew';
import { findGame } from '@waybill/rules';
import { Play, readSetup, type Setup } from '@waybill/rules/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { crewOfThreads } from '../src/crew/crew.ts';
import { ponder } from '../src/ponder.ts';
import { randomMatch } from './support.ts';

const game = findGame('hauling-astronauts')!;
const knowledge = await loadKnowledge(game);
const match = randomMatch(game, 'crew', 40);
const setup = readSetup(game, match) as Setup;
const play = new Play(game, setup);
for (const event of match.events) play.accept(event);
while (game.next(play.state) === 'chance') game.chance.deal(play.state, { below: () => 0 });
const s = play.state;
const seat = game.next(s) as number;
const seen = { game: game.id, setup, view: game.view(s, seat), seat };

const crew = crewOfThreads(2);
afterEach(() => crew.close());

describe('worker threads', () => {
  test('find what is found without them', async () => {
    const thinking = think(game, s, seat, knowledge, { iterations: 900, seed: 'one' });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    const told = await thinkTogether(game, knowledge, seen, [{ seed: 'one', iterations: 900 }], crew, () => {});
    expect(told).toEqual(step.value);
  });

  test('come to the same again and again', async () => {
    const parts = [700, 1300].map((iterations, part) => ({ seed: `part ${part}`, iterations }));
    const tell = async () => thinkTogether(game, knowledge, seen, parts, crew, () => {});
    const once = await tell();
    expect(await tell()).toEqual(once);
    crew.close();
    expect(await tell()).toEqual(once);
  });

  test('stop when whoever waits has waited enough', async () => {
    const options = { level: 'expert', milliseconds: 1e9, seed: 's', now: () => performance.now() } as const;
    const { options: found } = await ponder({ game, knowledge, s, seat }, options, async () => false, { setup, crew });
    expect(found.length).toBeGreaterThan(0);
  });

  test('can be closed at work', async () => {
    const going = thinkTogether(game, knowledge, seen, [{ seed: 's', iterations: 1e12 }], crew, () => crew.close());
    await expect(going).rejects.toBeInstanceOf(Closed);
  });
});
