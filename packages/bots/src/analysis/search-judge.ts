import { type Event, type Game, isRefusal, judge, type Move, type Seat, Sfc32 } from '@waybill/rules/kernel';
import type { Advice, ThinkOptions, Thought } from '../advice.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Utility } from '../search/utility.ts';
import { think } from '../think.ts';
import type { Judge, Opinion, Weighed } from './judge.ts';

export type Thoroughness = Pick<ThinkOptions, 'level' | 'iterations'>;

/** Below this many visits a search has hardly looked at a move. */
const SEEN = 4;

/** Judges by thinking as the seat could have thought, knowing what it knew. */
export class SearchJudge<S> implements Judge<S> {
  readonly exact = false;
  readonly unit;
  readonly range;
  private readonly utility: Utility<S>;
  private readonly scratch: Float64Array;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly seats: number,
    private readonly thoroughness: Thoroughness,
    private readonly seed: string,
  ) {
    this.unit = knowledge.unit;
    this.range = knowledge.unit === 'win' ? ([0, 1] as const) : knowledge.range;
    this.utility = new Utility(game, knowledge, seats);
    this.scratch = new Float64Array(seats);
  }

  *weigh(s: S, seat: Seat, chosen: Event, index: number): Generator<number, Opinion> {
    const { game, knowledge } = this;
    const seed = `${this.seed} ${index}`;
    const advice: Advice = yield* think(game, s, seat, knowledge, { ...this.thoroughness, clear: true, seed });
    const known = game.guess(s, seat, new Sfc32(seed));
    const found = this.find(s, chosen, advice.options);
    const spread = (thought: Thought) => this.spread(known, seat, thought.move, thought.event, thought.value);
    const options = advice.options.map(spread);
    const weighed = found
      ? spread(found)
      : this.estimate(known, seat, this.moveOf(s, chosen), chosen, advice.options[0]);
    return {
      options,
      // The best has the most visits: what seems still better was looked at less, and counts as no better.
      chosen: this.isBetter(weighed, options[0], seat) ? { event: chosen, values: options[0].values } : weighed,
      choices: Math.max(options.length, found ? 1 : 2),
    };
  }

  *outlook(s: S, index: number): Generator<number, readonly number[] | null> {
    const { game, knowledge } = this;
    const seat = game.next(s);
    if (typeof seat !== 'number') return null;
    const seed = `${this.seed} ${index}`;
    const { options } = yield* think(game, s, seat, knowledge, { ...this.thoroughness, clear: true, seed });
    const [best] = options;
    return this.spread(game.guess(s, seat, new Sfc32(seed)), seat, best.move, best.event, best.value).values;
  }

  private isBetter(one: Weighed, other: Weighed, seat: Seat): boolean {
    const [worst, best] = this.range;
    return (one.values[seat] - other.values[seat]) * (best - worst) > 0;
  }

  private find(s: S, chosen: Event, options: readonly Thought[]): Thought | undefined {
    const move = this.moveOf(s, chosen);
    const found = options.find((option) => option.move === move);
    return found === options[0] || (found?.visits ?? 0) >= SEEN ? found : undefined;
  }

  private moveOf(s: S, event: Event): Move {
    const judged = judge(this.game, s, event);
    if (isRefusal(judged) || judged.move === null) throw new Error(`not a legal decision: ${JSON.stringify(event)}`);
    return judged.move;
  }

  /** A move the search did not look at: as much below the best as it looks at first sight. */
  private estimate(known: S, seat: Seat, move: Move, event: Event, best: Thought): Weighed {
    const sight = (one: Move) => this.sight(known, one)[seat];
    const [worst, top] = this.range;
    const behind = (sight(best.move) - sight(move)) * Math.sign(top - worst);
    const value = best.value - Math.max(0, behind) * Math.sign(top - worst);
    return this.spread(known, seat, move, event, value);
  }

  /** What a winning chance leaves is shared by the others as they look at first sight. */
  private spread(known: S, seat: Seat, move: Move, event: Event, value: number): Weighed {
    if (this.seats === 1) return { event, values: [value] };
    const sight = this.sight(known, move);
    const others = sight.reduce((sum, one, other) => (other === seat ? sum : sum + one), 0);
    const share = (one: number) => (others > 0 ? one / others : 1 / (this.seats - 1));
    return { event, values: sight.map((one, other) => (other === seat ? value : (1 - value) * share(one))) };
  }

  private sight(known: S, move: Move): number[] {
    const after = this.game.clone(known);
    this.game.play(after, move);
    this.utility.of(after, this.scratch);
    return Array.from(this.scratch, (one) => this.utility.speak(one));
  }
}
