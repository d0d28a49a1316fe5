import type { Game, Rng, Setup } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Features } from './features.ts';

/** All that training has to know about a game. */
export interface TrainingPlan<S = unknown> {
  readonly game: Game<S>;
  readonly features: Features<S>;
  /** Units of the net: a multiple of 16. */
  readonly hidden: number;
  /** Which moves are worth a thought, and what a value means; its own evaluation is not used. */
  readonly knowledge: Knowledge<S>;
  /** One match to learn from: seats, options and sheets as often as they should be learned. */
  setup(rng: Rng): Setup;
  /** How often the move in this state is made at random, to see what else there is; 0.02 unless told. */
  whim?(s: S): number;
  /** Differences of utility (−1 to 1) that self-play thinks little of, at the start and at the end of training. */
  readonly temperature: readonly [first: number, last: number];
  /** Of the step size, at the start and at the end; 2e-3 and 6e-5 unless told. */
  readonly rate?: readonly [first: number, last: number];
  /** How much an error in points counts beside one in the chance to win; 0.5 unless told. */
  readonly scoreWeight?: number;
  /**
   * Of a hundred matches learned from the search, how many have a seat that plays by the evaluation of `knowledge`: what others
   * play has to be known too. None unless told.
   */
  readonly strangers?: number;
  /** The states that are learned from; all unless told. */
  learns?(s: S): boolean;
  /**
   * Up to this progress, 0 to 1, matches are played by the quick move of the knowledge, whims aside: many more fit in the same time,
   * and what is learned is true about sensible play.
   */
  readonly hastyUntil?: number;
}
