import { Sfc32, shuffle } from '@waybill/kernel';
import { Adam, adamFor } from '../values/adam.ts';
import type { Lesson } from '../values/episode.ts';
import { widened } from '../values/first-weights.ts';
import { Learner } from '../values/learn.ts';
import { Net } from '../values/net.ts';
import { type PackedNet, unpack } from '../values/packed.ts';
import { between, type CurvePoint, floats, RATE, SCORE_WEIGHT, text } from '../values/training.ts';
import type { TrainingPlan } from '../values/training-plan.ts';
import { Values } from '../values/values.ts';
import type { SearchedMatch } from './search-play.ts';

/** What is learned between two changes of who plays. */
export interface Generation {
  /** Played with the same weights. */
  readonly matches: number;
  /** How often each lesson of theirs is learned: playing takes far longer than learning. */
  readonly passes: number;
}

const GENERATION: Generation = { matches: 128, passes: 4 };
/** Lessons between two steps of the weights. */
const BATCH = 256;
/** How large steps are beside those of self-play: what is learned here differs less from what is known. */
const GENTLE = 0.3;

/** Everything that learning from the search needs to go on as if it had never stopped. */
export interface SearchCheckpoint {
  readonly seed: string;
  readonly matches: number;
  readonly steps: number;
  readonly hidden: number;
  readonly weights: string;
  readonly mean: string;
  readonly square: string;
  readonly curve: readonly CurvePoint[];
}

/** A lesson, and how many sat at its table. */
interface Heard {
  readonly lesson: Lesson;
  readonly seats: number;
}

/** Has these matches played by search with these weights, each decided by its seed. */
export type PlayBySearch = (net: Net, seeds: readonly string[]) => Promise<readonly SearchedMatch[]>;

/**
 * What a search of some hundred iterations finds out about a state, the net learns to see at first sight; the next matches are
 * played with what it has learned. It begins with weights in use.
 */
export class SearchTraining<S> {
  readonly values: Values<S>;
  readonly curve: CurvePoint[];
  matches: number;
  private readonly adam: Adam;
  private readonly learner: Learner<S>;

  constructor(
    private readonly plan: TrainingPlan<S>,
    readonly seed: string,
    inUse: PackedNet,
    private readonly play: PlayBySearch,
    from?: SearchCheckpoint,
    private readonly generation = GENERATION,
  ) {
    const net = from
      ? new Net({ ...inUse.shape, hidden: from.hidden }, floats(from.weights))
      : beginning(unpack(inUse), plan.hidden, seed);
    this.values = new Values(plan.features, net);
    this.adam = from ? new Adam(floats(from.mean), floats(from.square), from.steps) : adamFor(net.weights.length);
    this.learner = new Learner(net, plan.scoreWeight ?? SCORE_WEIGHT);
    this.matches = from?.matches ?? 0;
    this.curve = [...(from?.curve ?? [])];
  }

  /** `progress` from 0 to 1 sets how large the steps are. */
  async batch(progress: number): Promise<void> {
    const { generation, plan } = this;
    const [fast, slow] = plan.rate ?? RATE;
    const seeds = Array.from({ length: generation.matches }, (_, i) => `${this.seed} searched ${this.matches + i}`);
    const played = await this.play(this.values.net, seeds);
    const lessons = played.flatMap(({ lessons: all, seats }) => all.map((lesson) => ({ lesson, seats })));
    const order = new Sfc32(`${this.seed} order ${this.matches}`);
    for (let pass = 0; pass < generation.passes; pass++) {
      shuffle(lessons, order);
      this.learn(lessons, GENTLE * between(fast, slow, progress));
    }
    this.matches += played.length;
    this.curve.push(pointOf(this.matches, played));
  }

  private learn(lessons: readonly Heard[], rate: number): void {
    const { adam, learner, values } = this;
    for (let from = 0; from < lessons.length; from += BATCH) {
      const batch = lessons.slice(from, from + BATCH);
      for (const { lesson, seats } of batch) learner.addMoment(lesson, seats, 1 / batch.length);
      adam.step(values.net.weights, learner.gradient, rate);
    }
  }

  checkpoint(): SearchCheckpoint {
    const { adam, curve, matches, seed, values } = this;
    const { shape, weights } = values.net;
    return {
      seed,
      matches,
      steps: adam.steps,
      hidden: shape.hidden,
      weights: text(weights),
      mean: text(adam.mean),
      square: text(adam.square),
      curve: [...curve],
    };
  }
}

function beginning(net: Net, hidden: number, seed: string): Net {
  return hidden > net.shape.hidden ? widened(net, hidden, new Sfc32(`${seed} wider`)) : net;
}

/** How far first looks were from what the search found, or the match came to. */
function pointOf(matches: number, played: readonly SearchedMatch[]): CurvePoint {
  let chance = 0;
  let score = 0;
  let count = 0;
  const add = ({ chances, goalChances, goalScores, scores }: Lesson, seats: number) => {
    for (let seat = 0; seat < seats; seat++) {
      chance += (chances[seat] - goalChances[seat]) ** 2;
      score += (scores[seat] - goalScores[seat]) ** 2;
      count++;
    }
  };
  for (const { lessons, seats } of played) for (const lesson of lessons) add(lesson, seats);
  const points = played.flatMap(({ scores }) => scores);
  return {
    matches,
    brier: chance / count,
    scoreError: Math.sqrt(score / count),
    meanScore: points.reduce((sum, one) => sum + one, 0) / points.length,
  };
}
