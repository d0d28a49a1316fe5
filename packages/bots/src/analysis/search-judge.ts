import { type Event, type Game, isRefusal, judge, type Move, type Seat, Sfc32 } from '@waybill/kernel';
import type { Advice, ThinkOptions, Thought } from '../advice.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { seatContext } from '../players/seat-context.ts';
import { Utility } from '../search/utility.ts';
import { think } from '../think.ts';
import type { Fortune, Judge, Opinion, Weighed } from './judge.ts';
import { lookThrough } from './look-through.ts';
import { Luck } from './luck.ts';
import { measureOfLuck } from './measure-of-luck.ts';
import { possible } from './possible.ts';
import { RollOuts } from './roll-out.ts';
import { StaticValue } from './static-value.ts';

export interface Thoroughness extends Pick<ThinkOptions, 'level' | 'iterations'> {
  /** Of each of the best few options of a decision; none unless told. */
  readonly rollOuts?: number;
  /** Instead of a search: how often each option is looked at to the end of its turn. */
  readonly looks?: number;
}

/** Below this many visits a search has hardly looked at a move. */
const SEEN = 4;
/** Options that are rolled out, besides what was chosen. */
const ROLLED_OUT = 4;

/** Judges by thinking as the seat could have thought, knowing what it knew. */
export class SearchJudge<S> implements Judge<S> {
  readonly exact = false;
  readonly unit;
  readonly range;
  private readonly utility: Utility<S>;
  private readonly scratch: Float64Array;
  private readonly value: StaticValue<S>;

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
    this.value = new StaticValue(game, knowledge, seats);
  }

  *weigh(s: S, seat: Seat, chosen: Event, index: number): Generator<number, Opinion> {
    const { game, knowledge } = this;
    const seed = `${this.seed} ${index}`;
    const { looks = 0, rollOuts = 0, ...thinking } = this.thoroughness;
    if (looks > 1) return this.lookThrough(s, seat, chosen, looks, seed);
    const advice: Advice = yield* think(game, s, seat, knowledge, { ...thinking, clear: true, seed });
    if (rollOuts > 1 && advice.options.length > 1) {
      return this.rollOut(s, seat, this.moveOf(s, chosen), chosen, advice.options, rollOuts, seed);
    }
    const known = this.known(s, seat, seed);
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

  *fortune(before: S, after: S, index: number): Generator<number, Fortune> {
    const luck = new Luck(this.game, measureOfLuck(this.game, this.knowledge, this.value, before), before);
    const { mean, variance } = luck.expected(before, new Sfc32(`${this.seed} ${index}`));
    yield 1;
    return { expected: mean, brought: luck.valueOf(after), variance };
  }

  *outlook(s: S, index: number): Generator<number, readonly number[] | null> {
    const { game, knowledge } = this;
    const seat = game.next(s);
    if (typeof seat !== 'number') return null;
    const seed = `${this.seed} ${index}`;
    const { options } = yield* think(game, s, seat, knowledge, { ...this.thoroughness, clear: true, seed });
    const [best] = options;
    return this.spread(this.known(s, seat, seed), seat, best.move, best.event, best.value).values;
  }

  /** Every option to the end of its turn, with the same guesses and luck. */
  private lookThrough(s: S, seat: Seat, chosen: Event, looks: number, seed: string): Opinion {
    const table = seatContext(this.game, s, seat, this.knowledge, seed);
    const move = this.moveOf(s, chosen);
    const looked = lookThrough(table, move, looks);
    const weighed = looked.map(({ error, move: code, value }) => ({
      ...this.spread(table.known, seat, code, this.game.write(table.known, code), value),
      error,
    }));
    const choice = weighed[looked.findIndex((one) => one.move === move)];
    return { options: weighed, chosen: { ...choice, event: chosen }, choices: looked.length };
  }

  /**
   * The best few and the chosen one, each played on with the same guesses and dice. That tells how they differ; how good the best is the
   * search tells, as those who play on see less than it does.
   */
  private rollOut(
    s: S,
    seat: Seat,
    move: Move,
    chosen: Event,
    thoughts: readonly Thought[],
    count: number,
    seed: string,
  ): Opinion {
    const few = thoughts.slice(0, ROLLED_OUT).map(({ event, move: code }) => ({ event, move: code }));
    if (!few.some((one) => one.move === move)) few.push({ event: chosen, move });
    const rolls = new RollOuts(this.game, this.knowledge, this.value, s);
    const { values, errors } = rolls.of(
      s,
      seat,
      few.map((one) => one.move),
      count,
      seed,
    );
    const level = this.spread(this.known(s, seat, seed), seat, few[0].move, few[0].event, thoughts[0].value).values;
    const weighed = few.map((one, i) => ({
      event: one.event,
      values: values[i].map((value, of) => possible(this.unit, level[of] + value - values[0][of])),
      error: errors[i],
    }));
    const choice = weighed[few.findIndex((one) => one.move === move)];
    const options = this.ranked(weighed, seat);
    const [best] = options;
    const found = thoughts.find((one) => one.move === move && one.visits >= SEEN);
    const rival = thoughts.find(({ event }) => event === best.event) ?? thoughts[0];
    const behind = found ? Math.max(0, this.sign * (rival.value - found.value)) : Number.POSITIVE_INFINITY;
    return {
      options,
      chosen: this.isBetter(choice, best, seat) ? best : this.agreed(choice, best, seat, behind),
      choices: thoughts.length,
    };
  }

  /** A loss counts as far as search and roll-outs agree on it; `behind` is what the search says. */
  private agreed(choice: Weighed, best: Weighed, seat: Seat, behind: number): Weighed {
    const loss = Math.abs(best.values[seat] - choice.values[seat]);
    if (loss <= behind) return choice;
    const share = loss > 0 ? behind / loss : 0;
    return { ...choice, values: choice.values.map((value, of) => best.values[of] + share * (value - best.values[of])) };
  }

  private get sign(): number {
    const [worst, best] = this.range;
    return Math.sign(best - worst);
  }

  /** What the search likes best comes first, unless another is better by more than its error. */
  private ranked(weighed: readonly Weighed[], seat: Seat): Weighed[] {
    const lead = (one: Weighed) => this.sign * (one.values[seat] - weighed[0].values[seat]);
    const clear = weighed.filter((one) => lead(one) > 2 * (one.error ?? 0));
    const best = clear.reduce((a, b) => (lead(b) > lead(a) ? b : a), weighed[0]);
    const others = weighed.filter((one) => one !== best).sort((a, b) => lead(b) - lead(a));
    return [best, ...others];
  }

  private known(s: S, seat: Seat, seed: string): S {
    return this.game.guess(s, seat, new Sfc32(seed));
  }

  private isBetter(one: Weighed, other: Weighed, seat: Seat): boolean {
    return (one.values[seat] - other.values[seat]) * this.sign > 0;
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
    const behind = (sight(best.move) - sight(move)) * this.sign;
    const value = best.value - Math.max(0, behind) * this.sign;
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
