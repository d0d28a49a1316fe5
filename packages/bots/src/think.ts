import type { Game, Move, Seat } from '@waybill/kernel';
import type { Thinking, ThinkOptions } from './advice.ts';
import { budgetOf, limitsOf } from './budget.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { mannerOf } from './levels.ts';
import { atRandom } from './players/at-random.ts';
import { exactly } from './players/exactly.ts';
import { knowing } from './players/knowing.ts';
import { lookingAhead } from './players/looking-ahead.ts';
import { mixing } from './players/mixing.ts';
import { conclude, searching } from './players/searching.ts';
import { seatContext } from './players/seat-context.ts';

/** A thought in progress: a host drives it and may stop between yields. The state is only ever guessed from. */
export function* think<S>(game: Game<S>, s: S, seat: Seat, knowledge: Knowledge<S>, options: ThinkOptions): Thinking {
  const table = seatContext(game, s, seat, knowledge, options.seed);
  const style = mannerOf(knowledge.ladder, options);
  switch (style.kind) {
    case 'random':
      return atRandom(table);
    case 'look-ahead':
      return yield* lookingAhead(table, options.clear ? { ...style, noise: 0 } : style);
    case 'search': {
      const truth = style.exact ? knowledge.truth?.(table.known, options.clear ? 'advice' : 'move') : null;
      if (truth) return yield* knowing(table, truth);
      const little = options.clear ? null : knowledge.mixes?.(table.known);
      if (little) return yield* mixing(table, little);
      const limits = limitsOf(style, knowledge.pace, options);
      return exactly(table) ?? conclude(table, yield* searching(table, budgetOf(limits, options.now)));
    }
  }
}

/** Thinks to the end and gives the best move. */
export function choose<S>(game: Game<S>, s: S, seat: Seat, knowledge: Knowledge<S>, options: ThinkOptions): Move {
  const thinking = think(game, s, seat, knowledge, options);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value.options[0].move;
  }
}
