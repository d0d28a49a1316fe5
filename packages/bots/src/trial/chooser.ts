import { type Game, MoveList, type Rng } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Level } from '../levels.ts';
import { choose } from '../think.ts';
import type { Chooser } from './play-out.ts';

/** A bot of this level. With `iterations`, one that searches takes so many for every move. */
export function chooserOf(game: Game, knowledge: Knowledge, level: Level, iterations?: number): Chooser {
  if (level === 'random') return randomChooser(game);
  return {
    choose: (s, seat, rng) => choose(game, s, seat, knowledge, { level, iterations, seed: seedFrom(rng) }),
  };
}

/** A fresh seed for a thought. */
export const seedFrom = (rng: Rng) => `${rng.below(2 ** 24)} ${rng.below(2 ** 24)}`;

export function randomChooser(game: Game): Chooser {
  const moves = new MoveList();
  return {
    choose(s, _seat, rng) {
      moves.clear();
      game.moves(s, moves);
      return moves.codes[rng.below(moves.size)];
    },
  };
}
