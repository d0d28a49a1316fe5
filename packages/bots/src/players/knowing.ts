import type { Thinking } from '../advice.ts';
import type { Truth } from '../knowledge/knowledge.ts';
import { lookingAhead } from './looking-ahead.ts';
import { advice, type SeatContext } from './seat-context.ts';

/** The exact value of every move; stopped before they are known, what a look at this turn says. */
export function* knowing<S>(table: SeatContext<S>, truth: Truth<S>): Thinking {
  for (const share of truth.ready(table.known))
    if (yield share) return yield* lookingAhead(table, { samples: 1, noise: 0 });
  const options = truth.options(table.known).map((option) => ({ ...option, visits: 1 }));
  return advice(table, options, 1);
}
