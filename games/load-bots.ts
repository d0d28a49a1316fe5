import { type GameBots, judgeOf, type Knowledge, knowledgeOf, type RatingScale } from '@waybill/bots';
import type { Judge } from '@waybill/bots/analysis';
import type { TrainingPlan } from '@waybill/bots/values';
import type { Game, GameFacts, Setup } from '@waybill/kernel';
import { bots } from './registry.ts';

/** What bots know of a game; null where it has none of its own. */
export async function loadBots({ id }: Pick<GameFacts, 'id'>): Promise<GameBots | null> {
  return (await bots[id]?.()) ?? null;
}

export async function loadKnowledge<S>(game: Game<S>): Promise<Knowledge<S>> {
  return knowledgeOf(game, await loadBots(game));
}

export async function loadJudge<S>(game: Game<S>, setup: Setup, table?: unknown): Promise<Judge<S> | null> {
  return judgeOf(await loadBots(game), setup, table);
}

/** How to learn the values of a game; null where nobody has said it. */
export async function loadTrainingPlan<S>(game: Game<S>): Promise<TrainingPlan<S> | null> {
  return ((await (await loadBots(game))?.trainingPlan?.()) as TrainingPlan<S> | undefined) ?? null;
}

/** What ratings of a game rest on; null where nobody has measured it. */
export async function loadRatingScale(game: Pick<GameFacts, 'id'>): Promise<RatingScale | null> {
  return (await (await loadBots(game))?.ratingScale?.()) ?? null;
}
