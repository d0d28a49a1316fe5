import { type Game, Sfc32 } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Search } from '../search/search.ts';
import { Utility } from '../search/utility.ts';
import type { Measure, StaticValue } from './static-value.ts';

/** Nodes: as many as some hundred iterations can open. */
const LARGEST_TREE = 1 << 16;

/**
 * What a state is worth by a short search from it: where a roll is followed by many small decisions, it is worth what can be made
 * of it. Draws the same for every state, so that a state is always worth the same.
 */
export class SearchedValue<S> implements Measure<S> {
  private readonly utility: Utility<S>;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly sight: StaticValue<S>,
    private readonly iterations: number,
  ) {
    this.utility = new Utility(game, knowledge, sight.seats);
  }

  get seats(): number {
    return this.sight.seats;
  }

  of(s: S, out: Float64Array): void {
    const { game, iterations, knowledge, sight, utility } = this;
    const actor = game.next(s);
    if (typeof actor === 'string') return sight.of(s, out);
    const known = { known: s, guess: () => game.clone(s) };
    const search = new Search(game, knowledge, utility, known, actor, new Sfc32('measure'), LARGEST_TREE);
    for (let i = 0; i < iterations && !search.solved; i++) search.iterate();
    for (let seat = 0; seat < out.length; seat++) out[seat] = utility.speak(search.tree.mean(0, seat));
  }
}
