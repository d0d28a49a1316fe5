import { apply, type Event, type Game, isRefusal, judge, type Setup, Sfc32 } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Judge } from './judge.ts';
import { Luck } from './luck.ts';
import { measureOfLuck } from './measure-of-luck.ts';
import { StaticValue } from './static-value.ts';

/**
 * What chance brought each seat from the first event on, in the unit of the game's values and above 0 where it was good. No
 * decision is weighed, so it is quick; its mean is 0 over many matches, whoever plays and however they decide. Yields
 * between events.
 */
export function* luckOfMatch<S>(
  game: Game<S>,
  setup: Setup,
  events: readonly Event[],
  knowledge: Knowledge<S>,
  exact: Judge<S> | null,
  seed: string,
): Generator<number, number[]> {
  const seats = setup.seats.length;
  const s = game.begin(setup);
  const before = game.clone(s);
  const sight = new StaticValue(game, knowledge, seats);
  const luck = new Luck(game, measureOfLuck(game, knowledge, sight, s), s);
  const unit = exact?.unit ?? knowledge.unit;
  const sign = unit === 'score' && game.best === 'lowest' ? -1 : 1;
  const sums = Array<number>(seats).fill(0);
  for (const [index, event] of events.entries()) {
    const judged = judge(game, s, event);
    if (isRefusal(judged)) throw new Error(`event ${index} is refused: ${judged.clause}`);
    game.copy(s, before);
    apply(game, s, judged);
    if (event.by !== 'chance') continue;
    const { brought, expected } = exact
      ? yield* exact.fortune(before, s, index)
      : { brought: luck.valueOf(s), expected: luck.expected(before, new Sfc32(`${seed} ${index}`)).mean };
    for (let seat = 0; seat < seats; seat++) sums[seat] += sign * (brought[seat] - expected[seat]);
    yield index;
  }
  return sums;
}
