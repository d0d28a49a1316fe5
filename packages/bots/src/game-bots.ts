import type { Game, Setup } from '@waybill/kernel';
import type { Judge } from './analysis/judge.ts';
import type { GameArrays } from './arrays/arrays.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { plainKnowledge } from './knowledge/plain.ts';
import type { RatingScale } from './rating-scale.ts';
import type { Naming } from './trial/naming.ts';
import type { Solving } from './trial/worth.ts';
import type { PackedNet } from './values/packed.ts';
import type { TrainingPlan } from './values/training-plan.ts';

/** What is known by learned values. */
export interface Learned<S> {
  /** Those in use. */
  readonly weights: PackedNet;
  /** With other weights, such as those of another sheet. */
  readonly by: (weights: PackedNet) => Knowledge<S>;
}

/** What `games/GAME/bots/index.ts` exports as `bots`; each part is loaded when it is asked for. */
export interface GameBots<S = never, Sheet = never> {
  readonly knowledge: () => Promise<Knowledge<S>>;
  /** Of a solved game: somebody who knows the truth about a set-up, with a table of it if there is one; or null. */
  readonly judge?: () => Promise<(setup: Setup<Sheet>, table?: never) => Judge<S> | null>;
  /** Of a game that can be solved for any sheet of bearable size: what perfect play can expect. */
  readonly worth?: () => Promise<(setup: Setup<Sheet>) => Solving | null>;
  /** With which weights it is known, and how with others. */
  readonly learned?: () => Promise<Learned<S>>;
  /** How its values are learned. */
  readonly trainingPlan?: () => Promise<TrainingPlan>;
  /** What a sheet calls what is decided. */
  readonly naming?: () => Promise<Naming<Sheet>>;
  /** How its bots are rated, and how much luck there is in its results. */
  readonly ratingScale?: () => Promise<RatingScale>;
  /** How learners see it: numbers for views and moves. */
  readonly arrays?: () => Promise<GameArrays>;
}

/** What we know of this game; of a game we know nothing about, what can be said of any. */
export async function knowledgeOf<S>(game: Game<S>, bots: GameBots | null): Promise<Knowledge<S>> {
  return bots ? bots.knowledge() : plainKnowledge(game);
}

/** Somebody who knows the truth about this match, with a table of its own sheet if there is one; else null. */
export async function judgeOf<S>(bots: GameBots | null, setup: Setup, table?: unknown): Promise<Judge<S> | null> {
  const judge = await bots?.judge?.();
  return judge ? judge(setup as Setup<never>, table as never) : null;
}

/** What perfect play can expect, still to be found out; null where nobody can. */
export async function worthOf(bots: GameBots | null, setup: Setup): Promise<Solving | null> {
  return (await bots?.worth?.())?.(setup as Setup<never>) ?? null;
}

/** Null where a game has no learned values. */
export async function learnedOf<S>(bots: GameBots | null): Promise<Learned<S> | null> {
  return ((await bots?.learned?.()) as Learned<S> | undefined) ?? null;
}

export async function namingOf(bots: GameBots | null): Promise<Naming | null> {
  return ((await bots?.naming?.()) as Naming | undefined) ?? null;
}

export async function arraysOf(bots: GameBots | null): Promise<GameArrays | null> {
  return (await bots?.arrays?.()) ?? null;
}
