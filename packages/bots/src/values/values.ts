import type { Seat } from '@waybill/kernel';
import type { Features } from './features.ts';
import { Inputs } from './inputs.ts';
import { Anchor, type Net, type Shape } from './net.ts';

/** Head 0 is the log-odds of winning; head 1 the seat's own points to come; with one look for both, head 2 the other's. */
export function shapeOf<S>(features: Features<S>, hidden: number): Shape {
  const { sparse, dense } = features;
  return { sparse, dense, hidden, heads: features.viewer ? 3 : 2 };
}

const MOST_SEATS = 8;

/** Somebody who wants to keep what was looked at. */
export interface Listener {
  hear(inputs: Inputs, seat: Seat): void;
}

/** What a net makes of a state: for each seat its chance to win and the final score to expect. */
export class Values<S> {
  readonly inputs: Inputs;
  private readonly odds = new Float64Array(MOST_SEATS);
  /** By seat that looks. */
  private readonly anchors: readonly Anchor[];
  private areAlike = false;

  constructor(
    readonly features: Features<S>,
    readonly net: Net,
  ) {
    this.inputs = new Inputs(features.dense, features.mostActive);
    this.anchors = Array.from({ length: MOST_SEATS }, () => new Anchor(net.shape, features.mostActive));
  }

  /**
   * Until told otherwise, the states to come are much alike, such as those after each move in one position: each costs only
   * what differs from the first.
   */
  expectAlike(areAlike: boolean): void {
    this.areAlike = areAlike;
    for (const anchor of this.anchors) anchor.isSet = false;
  }

  /** Never called after the end. */
  estimate(s: S, chances: Float64Array, scores: Float64Array, listener?: Listener): void {
    const viewer = this.features.viewer?.(s);
    if (viewer !== undefined) this.forBoth(s, viewer, chances, scores, listener);
    else this.forEach(s, chances, scores, listener);
  }

  private look(s: S, seat: Seat, listener?: Listener): Float64Array {
    this.inputs.clear();
    this.features.describe(s, seat, this.inputs);
    listener?.hear(this.inputs, seat);
    return this.areAlike ? this.net.forwardNear(this.inputs, this.anchors[seat]) : this.net.forward(this.inputs);
  }

  private forBoth(s: S, viewer: Seat, chances: Float64Array, scores: Float64Array, listener?: Listener): void {
    const { features } = this;
    const out = this.look(s, viewer, listener);
    const other = 1 - viewer;
    const scale = features.scale(s);
    chances[viewer] = logistic(out[0]);
    chances[other] = 1 - chances[viewer];
    scores[viewer] = features.base(s, viewer) + scale * out[1];
    scores[other] = features.base(s, other) + scale * out[2];
  }

  private forEach(s: S, chances: Float64Array, scores: Float64Array, listener?: Listener): void {
    const { features, odds } = this;
    const seats = features.seats(s);
    const scale = features.scale(s);
    for (let seat = 0; seat < seats; seat++) {
      const out = this.look(s, seat, listener);
      odds[seat] = out[0];
      scores[seat] = features.base(s, seat) + scale * out[1];
    }
    share(odds, seats, chances);
  }
}

export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Log-odds as chances that sum to 1; alone, against nobody. */
export function share(odds: Float64Array, seats: number, chances: Float64Array): void {
  if (seats === 1) {
    chances[0] = logistic(odds[0]);
    return;
  }
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) top = Math.max(top, odds[seat]);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += chances[seat] = Math.exp(odds[seat] - top);
  for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
}
