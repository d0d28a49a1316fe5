import { Sfc32, shuffle } from '@waybill/kernel';
import { adamFor } from './adam.ts';
import { Episode } from './episode.ts';
import { Learner } from './learn.ts';
import { Net } from './net.ts';
import { type RecordedMatch, recall } from './recorded.ts';
import { setGoals } from './returns.ts';
import { SCORE_WEIGHT } from './training.ts';
import type { TrainingPlan } from './training-plan.ts';
import { Values } from './values.ts';

const RATE = 2e-4;
const ROUNDS = 30;
const BATCH = 8;
/** One match in so many is kept apart, to see when to stop. */
const APART = 4;

export interface Calibrated {
  readonly net: Net;
  /** Cross-entropy and score error on the matches kept apart, before and after each round. */
  readonly losses: readonly number[];
}

/**
 * A value fits only the play it was learned from. This learns the heads anew from how matches of the deployed search ended, and
 * stops where matches it has not learned from say so.
 */
export function calibrate<S>(
  plan: TrainingPlan<S>,
  net: Net,
  matches: readonly RecordedMatch[],
  seed: string,
): Calibrated {
  const tuned = new Net(net.shape, net.weights.slice());
  const values = new Values(plan.features, tuned);
  const episodes = matches.map((match) => {
    const episode = new Episode(plan.features);
    recall(plan.game, plan.setup(new Sfc32(match.seed)), match, values, episode);
    setGoals(episode, 1);
    return episode;
  });
  const apart = episodes.filter((_, i) => i % APART === 0);
  const rest = episodes.filter((_, i) => i % APART !== 0);
  const learner = new Learner<S>(tuned, plan.scoreWeight ?? SCORE_WEIGHT, 'heads');
  const adam = adamFor(tuned.weights.length);
  const rng = new Sfc32(seed);
  const losses = [meanLoss(learner, apart)];
  let best = tuned.weights.slice();
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rest, rng);
    for (let from = 0; from < rest.length; from += BATCH) {
      // Each match counts the same, however long: its moments all have one end.
      for (const episode of rest.slice(from, from + BATCH)) learner.add(episode, 1 / BATCH / episode.size);
      adam.step(tuned.weights, learner.gradient, RATE);
    }
    const loss = meanLoss(learner, apart);
    if (loss < Math.min(...losses)) best = tuned.weights.slice();
    losses.push(loss);
  }
  return { net: new Net(net.shape, best), losses };
}

function meanLoss<S>(learner: Learner<S>, episodes: readonly Episode<S>[]): number {
  return episodes.reduce((sum, episode) => sum + learner.loss(episode), 0) / episodes.length;
}
