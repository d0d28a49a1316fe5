import { Sfc32 } from '@waybill/kernel';
import { fromBase64, toBase64 } from '../base64.ts';
import { Adam, adamFor } from './adam.ts';
import { Episode } from './episode.ts';
import { firstNet } from './first-weights.ts';
import { Learner } from './learn.ts';
import { Net } from './net.ts';
import { type PackedNet, unpack } from './packed.ts';
import { setGoals } from './returns.ts';
import { SelfPlay } from './self-play.ts';
import type { TrainingPlan } from './training-plan.ts';
import { shapeOf, Values } from './values.ts';

/** Matches between two steps of the weights. */
const BATCH = 4;
const LAMBDA = 0.8;
export const RATE = [2e-3, 6e-5] as const;
export const SCORE_WEIGHT = 0.5;
/** Matches that one point of the learning curve is the mean of. */
const STRETCH = 1000;

/** How well the values of a stretch of matches foretold their ends, over all states after the last whim. */
export interface CurvePoint {
  readonly matches: number;
  /** Mean squared error of the chance to win. */
  readonly brier: number;
  /** Root mean square error of the final score. */
  readonly scoreError: number;
  readonly meanScore: number;
}

/** Everything training needs to go on as if it had never stopped. */
export interface Checkpoint {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  readonly steps: number;
  /** As many as the weights in use have, where it began with them; else as many as the plan wants. */
  readonly hidden?: number;
  readonly weights: string;
  readonly mean: string;
  readonly square: string;
  readonly curve: readonly CurvePoint[];
  readonly stretch: Stretch;
}

/** Where training begins that goes on from weights in use: with their numbers, but without the run that led to them. */
export function beginWith(packed: PackedNet): Checkpoint {
  const { shape, weights } = unpack(packed);
  const { curve, game, matches, seed } = packed;
  const zero = text(new Float32Array(weights.length));
  return {
    game,
    seed,
    matches,
    steps: 0,
    hidden: shape.hidden,
    weights: text(weights),
    mean: zero,
    square: zero,
    curve,
    stretch: emptyStretch(),
  };
}

interface Stretch {
  matches: number;
  moments: number;
  chance: number;
  score: number;
  points: number;
}

/** Self-play that learns from itself. The seed, where it begins, and the progress told to each batch decide everything. */
export class Training<S> {
  readonly values: Values<S>;
  readonly curve: CurvePoint[];
  matches: number;
  private readonly adam: Adam;
  private readonly learner: Learner<S>;
  private readonly selfPlay: SelfPlay<S>;
  private readonly episode: Episode<S>;
  private stretch: Stretch;

  constructor(
    private readonly plan: TrainingPlan<S>,
    readonly seed: string,
    from?: Checkpoint,
  ) {
    const shape = shapeOf(plan.features, from?.hidden ?? plan.hidden);
    const net = from ? new Net(shape, floats(from.weights)) : firstNet(shape, new Sfc32(`${seed} weights`));
    this.values = new Values(plan.features, net);
    this.adam = from ? new Adam(floats(from.mean), floats(from.square), from.steps) : adamFor(net.weights.length);
    this.learner = new Learner(net, plan.scoreWeight ?? SCORE_WEIGHT);
    this.selfPlay = new SelfPlay(plan, this.values);
    this.episode = new Episode(plan.features);
    this.matches = from?.matches ?? 0;
    this.curve = [...(from?.curve ?? [])];
    this.stretch = from ? { ...from.stretch } : emptyStretch();
  }

  /** One step of the weights; `progress` from 0 to 1 sets how large it is, and how bold the play. */
  batch(progress: number): void {
    const { episode, learner, plan, values } = this;
    const [first, last] = plan.temperature;
    const temperature = between(first, last, progress);
    const isHasty = progress < (plan.hastyUntil ?? 0);
    let moments = 0;
    for (let i = 0; i < BATCH; i++) {
      this.selfPlay.play(episode, temperature, new Sfc32(`${this.seed} ${this.matches++}`), isHasty);
      this.note();
      setGoals(episode, LAMBDA);
      learner.add(episode, 1);
      moments += episode.size;
    }
    // Of some matches nothing is learned.
    if (moments === 0) return;
    const { gradient } = learner;
    for (let i = 0; i < gradient.length; i++) gradient[i] /= moments;
    const [fast, slow] = plan.rate ?? RATE;
    this.adam.step(values.net.weights, gradient, between(fast, slow, progress));
  }

  checkpoint(): Checkpoint {
    const { adam, curve, plan, matches, seed, stretch, values } = this;
    return {
      game: plan.game.id,
      seed,
      matches,
      steps: adam.steps,
      hidden: values.net.shape.hidden,
      weights: text(values.net.weights),
      mean: text(adam.mean),
      square: text(adam.square),
      curve: [...curve],
      stretch: { ...stretch },
    };
  }

  private note(): void {
    const { episode, stretch } = this;
    let from = 0;
    for (let at = 0; at < episode.size; at++) if (episode.moments[at].isWhim) from = at + 1;
    for (let at = from; at < episode.size; at++) {
      const { chances, scores } = episode.moments[at];
      for (let seat = 0; seat < episode.seats; seat++) {
        stretch.chance += (chances[seat] - episode.won[seat]) ** 2 / episode.seats;
        stretch.score += (scores[seat] - episode.scores[seat]) ** 2 / episode.seats;
      }
    }
    for (let seat = 0; seat < episode.seats; seat++) stretch.points += episode.scores[seat] / episode.seats;
    stretch.moments += episode.size - from;
    if (++stretch.matches === STRETCH) this.bend();
  }

  private bend(): void {
    const { chance, matches, moments, points, score } = this.stretch;
    this.curve.push({
      matches: this.matches,
      brier: chance / moments,
      scoreError: Math.sqrt(score / moments),
      meanScore: points / matches,
    });
    this.stretch = emptyStretch();
  }
}

const emptyStretch = (): Stretch => ({ matches: 0, moments: 0, chance: 0, score: 0, points: 0 });

/** On a curve that falls by the same factor in equal times. */
export function between(first: number, last: number, progress: number): number {
  return first * (last / first) ** Math.min(1, progress);
}

export const text = (values: Float32Array) =>
  toBase64(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));

export function floats(base64: string): Float32Array {
  return new Float32Array(fromBase64(base64).slice().buffer);
}
