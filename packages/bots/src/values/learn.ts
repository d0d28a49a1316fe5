import type { Episode, Lesson, Look } from './episode.ts';
import type { Net } from './net.ts';
import { logistic, share } from './values.ts';

/** Which weights learn: all, or only those from the units to the heads. */
export type Part = 'all' | 'heads';

/** Gradients of one net: cross-entropy for the chances, half the squared error for the points. */
export class Learner<S> {
  readonly gradient: Float32Array;
  private readonly errors: Float64Array;
  private readonly odds = new Float64Array(8);
  private readonly chances = new Float64Array(8);

  constructor(
    private readonly net: Net,
    private readonly scoreWeight: number,
    private readonly part: Part = 'all',
  ) {
    this.gradient = new Float32Array(net.weights.length);
    this.errors = new Float64Array(net.shape.heads);
  }

  /** Adds what each moment asks for, `weight` times. */
  add(episode: Episode<S>, weight: number): void {
    for (let at = 0; at < episode.size; at++) this.addMoment(episode.moments[at], episode.seats, weight);
  }

  addMoment(moment: Lesson, seats: number, weight: number): void {
    if (this.net.shape.heads === 3) this.addForBoth(moment, weight);
    else this.addForEach(moment, seats, weight);
  }

  /** The mean over the moments of one match, nothing learned. */
  loss(episode: Episode<S>): number {
    let sum = 0;
    for (let at = 0; at < episode.size; at++) sum += this.lossAt(episode.moments[at], episode.seats);
    return sum / episode.size;
  }

  private lossAt(moment: Lesson, seats: number): number {
    const { chances, net, odds } = this;
    let sum = 0;
    for (let at = 0; at < moment.size; at++) {
      const look = moment.looks[at];
      const out = net.forward(look.inputs);
      odds[at] = out[0];
      sum += 0.5 * this.scoreWeight * (out[1] - pointsToCome(look, moment.goalScores[look.seat], look.base)) ** 2;
    }
    const { seat } = moment.looks[0];
    if (moment.size < seats) return sum + crossEntropy(logistic(odds[0]), moment.goalChances[seat]);
    share(odds, seats, chances);
    if (seats === 1) return sum + crossEntropy(chances[0], moment.goalChances[0]);
    for (let one = 0; one < seats; one++) sum -= moment.goalChances[one] * Math.log(Math.max(1e-12, chances[one]));
    return sum;
  }

  private addForBoth(moment: Lesson, weight: number): void {
    const [look] = moment.looks;
    const out = this.net.forward(look.inputs);
    const other = 1 - look.seat;
    this.errors[0] = weight * (logistic(out[0]) - moment.goalChances[look.seat]);
    this.errors[1] = weight * this.scoreWeight * (out[1] - pointsToCome(look, moment.goalScores[look.seat], look.base));
    this.errors[2] =
      weight * this.scoreWeight * (out[2] - pointsToCome(look, moment.goalScores[other], look.otherBase));
    this.learn(look);
  }

  private addForEach(moment: Lesson, seats: number, weight: number): void {
    const { chances, errors, net, odds } = this;
    for (let at = 0; at < moment.size; at++) odds[at] = net.forward(moment.looks[at].inputs)[0];
    share(odds, seats, chances);
    for (let at = 0; at < moment.size; at++) {
      const look = moment.looks[at];
      const out = net.forward(look.inputs);
      errors[0] = weight * (chances[at] - moment.goalChances[at]);
      errors[1] = weight * this.scoreWeight * (out[1] - pointsToCome(look, moment.goalScores[at], look.base));
      this.learn(look);
    }
  }

  private learn({ inputs }: Look): void {
    if (this.part === 'all') this.net.backward(inputs, this.errors, this.gradient);
    else this.net.backHeads(inputs, this.errors, this.gradient);
  }
}

function pointsToCome({ scale }: Look, goal: number, base: number): number {
  return (goal - base) / scale;
}

function crossEntropy(chance: number, goal: number): number {
  const inside = Math.min(1 - 1e-12, Math.max(1e-12, chance));
  return -goal * Math.log(inside) - (1 - goal) * Math.log(1 - inside);
}
