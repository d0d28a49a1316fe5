import { type Game, type Move, MoveList, type Rng, type Seat, setupOf } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Utility } from '../search/utility.ts';
import type { Episode, Moment } from './episode.ts';
import { uniform } from './first-weights.ts';
import type { TrainingPlan } from './training-plan.ts';
import type { Values } from './values.ts';
import { withValues } from './with-values.ts';

const WHIM = 0.02;

/** Plays matches by the value of the state after each move, every seat knowing only what it may. */
export class SelfPlay<S> {
  private readonly game: Game<S>;
  private readonly knowledge: Knowledge<S>;
  private readonly moves = new MoveList();
  private utilities = new Float64Array(512);
  private readonly out = new Float64Array(8);

  constructor(
    private readonly plan: TrainingPlan<S>,
    private readonly values: Values<S>,
  ) {
    this.game = plan.game;
    this.knowledge = withValues(plan.game, plan.knowledge, values);
  }

  /** Hasty, by the quick move; else by the values, the more boldly the higher the temperature. */
  play(episode: Episode<S>, temperature: number, rng: Rng, isHasty = false): void {
    const { game, plan, values } = this;
    const chosen = plan.setup(rng);
    const setup = setupOf(game, { ...chosen, sheet: chosen.sheet ?? undefined });
    const s = game.begin(setup);
    const seats = setup.seats.length;
    const utility = new Utility(game, this.knowledge, seats);
    episode.clear(seats);
    for (;;) {
      const actor = game.next(s);
      if (actor === 'over') break;
      const moment = plan.learns?.(s) === false ? null : episode.next();
      moment?.record(s, values);
      if (actor === 'chance') game.chance.deal(s, rng);
      else if (isHasty) game.play(s, this.hurry(s, actor, rng));
      else game.play(s, this.choose(s, actor, utility, moment, temperature, rng));
    }
    this.end(s, episode);
  }

  /** The quick move, or on a whim any: nothing is weighed. */
  private hurry(s: S, seat: Seat, rng: Rng): Move {
    const { game, knowledge, plan, moves } = this;
    const known = knowledge.hides(s, seat) ? game.guess(s, seat, rng) : s;
    if (knowledge.quick && uniform(rng) >= (plan.whim?.(s) ?? WHIM)) return knowledge.quick(known, rng);
    this.list(known);
    return moves.codes[rng.below(moves.size)];
  }

  private list(known: S): void {
    const { game, knowledge, moves } = this;
    moves.clear();
    if (knowledge.moves) knowledge.moves(known, moves);
    else game.moves(known, moves);
  }

  private choose(s: S, seat: Seat, utility: Utility<S>, moment: Moment<S> | null, temperature: number, rng: Rng): Move {
    const { game, knowledge, plan, moves } = this;
    const known = knowledge.hides(s, seat) ? game.guess(s, seat, rng) : s;
    this.list(known);
    if (moves.size === 1) return moves.codes[0];
    const best = this.weigh(known, seat, utility);
    // A whim where nothing is learned would be taken for what the values lead to.
    if (moment && uniform(rng) < (plan.whim?.(s) ?? WHIM)) {
      this.keepBest(known, moves.codes[best], moment, utility);
      return moves.codes[rng.below(moves.size)];
    }
    return moves.codes[this.draw(best, temperature, rng)];
  }

  /** The index of the best move. */
  private weigh(s: S, seat: Seat, utility: Utility<S>): number {
    const { game, moves, out } = this;
    if (this.utilities.length < moves.size) this.utilities = new Float64Array(2 * moves.size);
    const after = game.clone(s);
    this.values.expectAlike(true);
    let best = 0;
    for (let i = 0; i < moves.size; i++) {
      if (i > 0) game.copy(s, after);
      game.play(after, moves.codes[i]);
      utility.of(after, out);
      this.utilities[i] = out[seat];
      if (out[seat] > this.utilities[best]) best = i;
    }
    this.values.expectAlike(false);
    return best;
  }

  private draw(best: number, temperature: number, rng: Rng): number {
    const { moves, utilities } = this;
    const top = utilities[best];
    let sum = 0;
    for (let i = 0; i < moves.size; i++) sum += utilities[i] = Math.exp((utilities[i] - top) / temperature);
    let left = uniform(rng) * sum;
    for (let i = 0; i < moves.size; i++) if ((left -= utilities[i]) < 0) return i;
    return best;
  }

  private keepBest(s: S, move: Move, moment: Moment<S>, utility: Utility<S>): void {
    const { game } = this;
    const after = game.clone(s);
    game.play(after, move);
    moment.isWhim = true;
    if (game.next(after) === 'over') this.settle(after, moment.goalChances, moment.goalScores, utility.seats);
    else this.values.estimate(after, moment.goalChances, moment.goalScores);
  }

  private end(s: S, episode: Episode<S>): void {
    this.settle(s, episode.won, episode.scores, episode.seats);
  }

  private settle(s: S, chances: Float64Array, scores: Float64Array, seats: number): void {
    const result = this.game.result(s);
    if (!result) throw new Error(`${this.game.id} is over without a result`);
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      scores[seat] = result.scores[seat];
    }
  }
}
