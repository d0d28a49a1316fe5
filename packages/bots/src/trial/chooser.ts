import { type Game, MoveList, type Rng } from '@waybill/rules/kernel';
import { loadKnowledge } from '../knowledge/index.ts';
import type { Level } from '../levels.ts';
import { choose } from '../think.ts';
import type { Chooser } from './play-out.ts';

/** A bot of this level. With `iterations`, one that searches takes so many for every move. */
export async function chooserOf(game: Game, level: Level, iterations?: number): Promise<Chooser> {
  if (level === 'random') return randomChooser(game);
  const knowledge = await loadKnowledge(game);
  return {
    choose: (s, seat, rng) => choose(game, s, seat, knowledge, { level, iterations, seed: seedFrom(rng) }),
  };
}

/** A fresh seed for a thought. */
export const seedFrom = (rng: Rng) => `${rng.below(2 ** 24)} ${rng.below(2 ** 24)}`;

function randomChooser(game: Game): Chooser {
  const moves = new MoveList();
  return {
    choose(s, _seat, rng) {
      moves.clear();
      game.moves(s, moves);
      return moves.codes[rng.below(moves.size)];
    },
  };
}
