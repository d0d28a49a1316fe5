import type { Seat } from '@waybill/kernel';
import type { Features } from './features.ts';
import { Inputs } from './inputs.ts';
import type { Values } from './values.ts';

const MOST_SEATS = 8;

/** One seat's look at one state of a match. */
export interface Look {
  readonly inputs: Inputs;
  seat: Seat;
  base: number;
  /** Of the other of two seats. */
  otherBase: number;
  scale: number;
}

/** A state to learn from: how it looks to the seats, what was thought of it at first sight, and what should have been thought. */
export interface Lesson {
  readonly looks: readonly Look[];
  /** Looks of this state: the first so many. */
  readonly size: number;
  readonly chances: Float64Array;
  readonly scores: Float64Array;
  readonly goalChances: Float64Array;
  readonly goalScores: Float64Array;
}

/** A state of a match: how it looked, what was thought of it, and what should have been thought. */
export class Moment<S> implements Lesson {
  readonly looks: Look[] = [];
  /** Looks of this moment: the first so many; the rest is kept for another match. */
  size = 0;
  readonly chances = new Float64Array(MOST_SEATS);
  readonly scores = new Float64Array(MOST_SEATS);
  /** What to learn from it. */
  readonly goalChances = new Float64Array(MOST_SEATS);
  readonly goalScores = new Float64Array(MOST_SEATS);
  /** The move here was a whim: what the best one would have led to is kept in the goals. */
  isWhim = false;

  constructor(private readonly features: Features<S>) {}

  record(s: S, values: Values<S>): void {
    const { features } = this;
    this.isWhim = false;
    this.size = 0;
    values.estimate(s, this.chances, this.scores, this);
    for (let at = 0; at < this.size; at++) {
      const look = this.looks[at];
      look.base = features.base(s, look.seat);
      look.otherBase = features.viewer ? features.base(s, 1 - look.seat) : 0;
      look.scale = features.scale(s);
    }
  }

  /** Hears of each look while a state is estimated. */
  hear(inputs: Inputs, seat: Seat): void {
    const { features } = this;
    const at = this.size++;
    this.looks[at] ??= {
      inputs: new Inputs(features.dense, features.mostActive),
      seat,
      base: 0,
      otherBase: 0,
      scale: 1,
    };
    this.looks[at].inputs.copy(inputs);
    this.looks[at].seat = seat;
  }
}

/** A match as training sees it, used again for the next one. */
export class Episode<S> {
  readonly moments: Moment<S>[] = [];
  size = 0;
  seats = 0;
  /** How it ended. */
  readonly won = new Float64Array(MOST_SEATS);
  readonly scores = new Float64Array(MOST_SEATS);

  constructor(private readonly features: Features<S>) {}

  clear(seats: number): void {
    this.size = 0;
    this.seats = seats;
  }

  next(): Moment<S> {
    const at = this.size++;
    return (this.moments[at] ??= new Moment(this.features));
  }
}
