import { games, loadKnowledge } from '@waybill/games';
import { type Event, type Game, legalEvents, Play, type Setup, Sfc32, setupOf } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { luckOfMatch } from './luck-of-match.ts';

/** The beginning of a match. */
function atRandom(game: Game, setup: Setup, seed: string): Event[] {
  const rng = new Sfc32(seed);
  const play = new Play(game, setup);
  const events: Event[] = [];
  for (let actor = game.next(play.state); actor !== 'over' && events.length < 60; actor = game.next(play.state)) {
    const legal = actor === 'chance' ? [] : legalEvents(game, play.state);
    const event = actor === 'chance' ? game.chance.draw(play.state, rng) : legal[rng.below(legal.length)];
    play.mustAccept(event);
    events.push(event);
  }
  return events;
}

const forTwo = games.filter(({ seats }) => seats.min === 2);

test.each(forTwo.map((game) => [game.id, game] as const))('luck in matches of %s', async (id, game) => {
  const setup = setupOf(game, { options: {}, seats: ['Ann', 'Ben'] });
  const knowledge = await loadKnowledge(game);
  const found: number[] = [];
  for (let match = 0; match < 6; match++) {
    const events = atRandom(game, setup, `${id} ${match}`);
    const work = luckOfMatch(game, setup, events, knowledge, null, 'test');
    let step = work.next();
    while (!step.done) step = work.next();
    const [ann, ben] = step.value;
    // What one has the other has not.
    expect(ann + ben).toBeCloseTo(0, 6);
    found.push(ann);
  }
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const error = Math.sqrt(found.reduce((sum, one) => sum + one ** 2, 0)) / found.length;
  expect(Math.abs(mean)).toBeLessThan(4 * error);
});
