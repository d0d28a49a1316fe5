import { type Game, type Result, type Setup, Sfc32 } from '@waybill/kernel';
import { choose, type Knowledge, type Level } from '../index.ts';

export interface Player {
  readonly level: Level;
  readonly iterations?: number;
}

/** Plays one match between bots, all of it decided by the seed. */
export function playMatch<S>(
  game: Game<S>,
  setup: Setup,
  knowledge: Knowledge<S>,
  players: readonly Player[],
  seed: string,
): Result {
  const s = game.begin(setup);
  const rng = new Sfc32(seed);
  for (let step = 0; ; step++) {
    const actor = game.next(s);
    if (actor === 'chance') game.chance.deal(s, rng);
    else if (actor !== 'over') {
      game.play(s, choose(game, s, actor, knowledge, { ...players[actor], seed: `${seed} ${step}` }));
    } else {
      const result = game.result(s);
      if (result) return result;
    }
  }
}
