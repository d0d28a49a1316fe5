import { findGame } from '@waybill/rules';
import { haulingAstronauts } from '@waybill/rules/hauling-astronauts';
import { type Game, Sfc32 } from '@waybill/rules/kernel';
import { shipIt } from '@waybill/rules/ship-it';
import { describe, expect, it } from 'vitest';
import { choose, type Knowledge, LEVELS, loadKnowledge, styleOf, type ThinkOptions } from './index.ts';
import { knowledge as astronauts } from './knowledge/hauling-astronauts.ts';
import { knowledge as shipping } from './knowledge/ship-it.ts';
import { positions, seatToAct, setupOf } from './testing/positions.ts';

/** Every level in its own way where that is quick, and everybody who may search with a budget too. */
function ways(knowledge: Knowledge<never>, seed: string): ThinkOptions[] {
  return LEVELS.flatMap((level) => {
    const style = styleOf(level, knowledge.ladder);
    const budgeted = { level, iterations: 40, seed };
    return style.kind === 'search' && !style.exact ? [budgeted] : [{ level, seed }, budgeted];
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
  for (const truth of truths) {
    const seat = seatToAct(game, truth);
    for (const options of ways(knowledge, 'x')) {
      expect(() => choose(guarded(game, truth), truth, seat, knowledge, options)).not.toThrow();
    }
  }
}

/** Redraws what the seat can't see; the bot must not notice. */
function isBlind<S>(game: Game<S>, knowledge: Knowledge<S>, truths: readonly S[]): void {
  truths.forEach((truth, i) => {
    const seat = seatToAct(game, truth);
    const other = game.guess(truth, seat, new Sfc32(`other ${i}`));
    for (const options of ways(knowledge, `choice ${i}`)) {
      expect(choose(game, other, seat, knowledge, options)).toBe(choose(game, truth, seat, knowledge, options));
    }
  });
}

describe('bots are honest', () => {
  const docking = positions(haulingAstronauts, setupOf(haulingAstronauts, 2), 'docking', 1, 2);
  const hidden = positions(haulingAstronauts, setupOf(haulingAstronauts, 2, { hidden: true }), 'hidden', 7, 12);
  const shipments = [2, 3, 4].flatMap((seats) => positions(shipIt, setupOf(shipIt, seats), 'ship', 61, 2));

  it('ask nothing of a match but guesses, in Hauling Astronauts', () => {
    hidesNothing(haulingAstronauts, astronauts, [...docking, ...hidden]);
  });

  it('ask nothing of a match but guesses, in Ship It!', () => hidesNothing(shipIt, shipping, shipments));

  it.each(['black-pawn-trucking', 'cape-to-cairo', 'grand-prix'])(
    'ask nothing of a match but guesses in %s, least of all what the dice will show',
    async (id) => {
      const game = (findGame(id) ?? expect.fail(`there is no ${id}`)) as Game<object>;
      const knowledge = await loadKnowledge(game);
      hidesNothing(game, knowledge, positions(game, setupOf(game, game.seats.min), 'dice', 9, 2));
    },
  );

  it('dock the same whatever the other seat has docked', () => isBlind(haulingAstronauts, astronauts, docking));

  it('choose the same whatever lies face down at the other ports', () => {
    isBlind(haulingAstronauts, astronauts, hidden);
  });

  it('choose the same whatever the ranks of face-down freight are', () => isBlind(shipIt, shipping, shipments));
});
