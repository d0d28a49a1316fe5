import { type Game, type Move, type Seat, Sfc32 } from '@waybill/rules/kernel';
import type { Thinking, ThinkOptions } from './advice.ts';
import { budgetOf } from './budget.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { budgetedStyle, habitOf, styleOf } from './levels.ts';
import { atRandom } from './players/at-random.ts';
import { exactly } from './players/exactly.ts';
import { knowing } from './players/knowing.ts';
import { lookingAhead } from './players/looking-ahead.ts';
import { searching } from './players/searching.ts';
import type { Table } from './players/table.ts';
import { Utility } from './search/utility.ts';

/** A thought in progress: a host drives it and may stop between yields. The state is only ever guessed from. */
export function* think<S>(game: Game<S>, s: S, seat: Seat, knowledge: Knowledge<S>, options: ThinkOptions): Thinking {
  const rng = new Sfc32(options.seed);
  const guess = () => game.guess(s, seat, rng);
  const known = guess();
  const utility = new Utility(game, knowledge, game.score(known).length);
  const table: Table<S> = { game, knowledge, utility, seat, known, guess, rng };
  const level = options.level ?? 'expert';
  const budgeted = options.iterations !== undefined || options.milliseconds !== undefined;
  const style = budgeted ? budgetedStyle(level, knowledge.ladder) : styleOf(level, knowledge.ladder);
  switch (style.kind) {
    case 'random':
      return atRandom(table);
    case 'look-ahead':
      return yield* lookingAhead(table, style.samples, options.clear ? 0 : style.noise, style.answers);
    case 'search': {
      const truth = style.exact ? knowledge.truth?.(known) : null;
      if (truth) return yield* knowing(table, truth);
      return exactly(table) ?? (yield* searching(table, budgetOf(habitOf(level, style), knowledge.pace, options)));
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
