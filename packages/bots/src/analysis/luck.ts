import type { Game, Rng } from '@waybill/kernel';
import type { Measure } from './static-value.ts';

/** Drawn where outcomes can't be listed. */
const SAMPLES = 64;
/** More outcomes than these are drawn, not listed. */
const MOST_LISTED = 256;

/** What chance was expected to bring, by seat, and how uncertain that is (a variance). */
export interface Expectation {
  readonly mean: readonly number[];
  readonly variance: readonly number[];
}

/**
 * Luck is the value after an outcome less the mean over all outcomes, both by the same measure: so its mean is 0 over many
 * matches, however good or bad the measure is.
 */
export class Luck<S> {
  private readonly out: Float64Array;
  private readonly spare: S;

  constructor(
    private readonly game: Game<S>,
    private readonly value: Measure<S>,
    like: S,
    private readonly samples = SAMPLES,
  ) {
    this.out = new Float64Array(value.seats);
    this.spare = game.clone(like);
  }

  /** The mean over all outcomes of a state in which chance acts; drawn ones come from `rng`. */
  expected(s: S, rng: Rng): Expectation {
    const listed = this.game.chance.outcomes(s);
    return listed && listed.length <= MOST_LISTED ? this.listed(s, listed) : this.drawn(s, rng);
  }

  valueOf(s: S): number[] {
    this.value.of(s, this.out);
    return Array.from(this.out);
  }

  private listed(s: S, outcomes: NonNullable<ReturnType<Game<S>['chance']['outcomes']>>): Expectation {
    const { game, out, spare, value } = this;
    const mean = Array<number>(value.seats).fill(0);
    for (const [event, probability] of outcomes) {
      game.copy(s, spare);
      game.chance.settle(spare, event);
      value.of(spare, out);
      for (let seat = 0; seat < value.seats; seat++) mean[seat] += probability * out[seat];
    }
    return { mean, variance: mean.map(() => 0) };
  }

  private drawn(s: S, rng: Rng): Expectation {
    const { game, out, samples, spare, value } = this;
    const sum = Array<number>(value.seats).fill(0);
    const squares = Array<number>(value.seats).fill(0);
    for (let i = 0; i < samples; i++) {
      game.copy(s, spare);
      game.chance.deal(spare, rng);
      value.of(spare, out);
      for (let seat = 0; seat < value.seats; seat++) {
        sum[seat] += out[seat];
        squares[seat] += out[seat] ** 2;
      }
    }
    const mean = sum.map((one) => one / samples);
    const spread = (seat: number) => Math.max(0, squares[seat] / samples - mean[seat] ** 2);
    return { mean, variance: mean.map((_, seat) => spread(seat) / (samples - 1)) };
  }
}
