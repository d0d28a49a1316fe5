import { type SearchCheckpoint, SearchTraining } from '@waybill/bots/expert-iteration';
import { type PackedNet, pack, type TrainingPlan } from '@waybill/bots/values';
import type { Run } from './checkpoint.ts';
import { type Goal, learn } from './learn.ts';
import { SearchThreads } from './search-threads.ts';
import { commitOf } from './weights.ts';

interface Searched {
  readonly iterations: number;
  readonly threads: number;
  readonly seed: string;
  /** A run that goes on. */
  readonly from: Run<SearchCheckpoint> | null;
}

/** Weights that have learned from a search with the weights in use, or with what became of them; null when it was stopped. */
export async function learnFromSearch<S>(
  plan: TrainingPlan<S>,
  inUse: PackedNet,
  { from, iterations, seed, threads: count }: Searched,
  goal: Goal,
): Promise<PackedNet | null> {
  const threads = new SearchThreads(inUse, iterations, count);
  const play = threads.play.bind(threads);
  const training = new SearchTraining(plan, from?.checkpoint.seed ?? seed, inUse, play, from?.checkpoint);
  const isDone = await learn(training, goal);
  await threads.end();
  if (!isDone) {
    console.log(`stopped after ${training.matches} matches; the same command goes on`);
    return null;
  }
  const { game, matches } = inUse;
  return pack(training.values.net, {
    game,
    seed: training.seed,
    matches,
    searched: training.matches,
    searchIterations: iterations,
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(),
    curve: training.curve.slice(-5),
  });
}
