import { Tally } from '@waybill/bots/trial';
import type { Game } from '@waybill/rules';
import { Differences } from './differences.ts';
import { type Job, seatingsOf, seatsOf } from './job.ts';
import type { Played } from './played.ts';

/** All that is kept of the matches of a job. */
export class Results {
  matches = 0;
  /** Of all variants together. */
  steps = 0;
  /** One a variant. */
  readonly tallies: readonly Tally[];
  readonly differences: Differences;
  readonly seatings: readonly (readonly number[])[];

  constructor(
    readonly job: Job,
    readonly game: Game,
  ) {
    this.seatings = seatingsOf(job);
    this.tallies = job.variants.map(() => new Tally(game.best, this.seatings, job.bots.length));
    this.differences = new Differences(
      seatsOf(job),
      job.bots.map(({ name }) => name),
    );
  }

  add({ match, outcomes }: Played): void {
    const seating = this.seatings[match % this.seatings.length];
    this.matches++;
    for (const { steps } of outcomes) this.steps += steps;
    this.tallies.forEach((tally, i) => tally.add(outcomes[i], seating));
    if (outcomes.length > 1) this.differences.add(outcomes, seating);
  }
}
