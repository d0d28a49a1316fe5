import { games, loadKnowledge } from '@waybill/games';
import { type Game, type Setup, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { choose, type Knowledge, LEVELS, styleOf, type ThinkOptions } from './index.ts';
import { positions, seatToAct, setupFor } from './testing/positions.ts';

/** Steps of random play between two positions. */
const FAR_APART = 23;

/** Everybody with a budget; at every third position also in a level's own way, where that is quick. */
function ways(knowledge: Knowledge<never>, seed: string, position: number): ThinkOptions[] {
  return LEVELS.flatMap((level) => {
    const style = styleOf(level, knowledge.ladder);
    const budgeted = { level, iterations: 40, seed };
    const isQuick = style.kind !== 'search' || style.exact;
    return isQuick && position % 3 === 0 ? [{ level, seed }, budgeted] : [budgeted];
  });
}

/** The game, but whoever asks it anything about the match itself, except to guess, is caught. */
function guarded<S extends object>(game: Game<S>, truth: S): Game<S> {
  const guard =
    <A extends unknown[], R>(name: string, ask: (...args: A) => R) =>
    (...args: A): R => {
      if (name !== 'guess' && args.includes(truth)) throw new Error(`${name} was asked about the match itself`);
      return ask(...args);
    };
  const watch = <T extends object>(part: T): T =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, typeof value === 'function' ? guard(name, value) : value]),
    ) as T;
  const chance = { ...watch(game.chance), draw: () => expect.fail('a bot drew an event') };
  return { ...watch(game), chance };
}

function hidesNothing<S extends object>(game: Game<S>, knowledge: Knowledge<S>, truths: readonly S[]): void {
  truths.forEach((truth, i) => {
    const seat = seatToAct(game, truth);
    for (const options of ways(knowledge, 'x', i)) {
      expect(() => choose(guarded(game, truth), truth, seat, knowledge, options)).not.toThrow();
    }
  });
}

/** Redraws what the seat can't see; the bot must not notice. */
function isBlind<S>(game: Game<S>, knowledge: Knowledge<S>, truths: readonly S[]): void {
  truths.forEach((truth, i) => {
    const seat = seatToAct(game, truth);
    const other = game.guess(truth, seat, new Sfc32(`other ${i}`));
    for (const options of ways(knowledge, `choice ${i}`, i)) {
      expect(choose(game, other, seat, knowledge, options)).toBe(choose(game, truth, seat, knowledge, options));
    }
  });
}

/** Fewest and most seats, with every flag off and on. */
function setups(game: Game): Setup[] {
  const flags = game.options.filter(({ kind }) => kind === 'flag').map(({ key }) => ({ [key]: true }));
  const seats = [...new Set([game.seats.min, game.seats.max])];
  return seats.flatMap((count) => [{}, ...flags].map((options) => setupFor(game, count, options)));
}

/** The first decision, and a few that lie far apart: some are met before, some after what is secret is laid out. */
function truthsOf(game: Game<object>): object[] {
  return setups(game).flatMap((setup) => [
    ...positions(game, setup, 'first', 1, 2),
    ...positions(game, setup, 'later', FAR_APART, 3),
  ]);
}

describe.each(games.map((game) => [game.id, game as Game<object>] as const))('bots of %s are honest', (_id, game) => {
  it('ask nothing of a match but guesses, least of all what the dice will show', async () => {
    hidesNothing(game, await loadKnowledge(game), truthsOf(game));
  });

  it('choose the same whatever their seat can’t see', async () => {
    isBlind(game, await loadKnowledge(game), truthsOf(game));
  });
});
