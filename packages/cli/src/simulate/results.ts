import { Tally } from '@waybill/bots/trial';
import type { Game } from '@waybill/kernel';
import { Differences } from './differences.ts';
import { Duplicates } from './duplicates.ts';
import { type Job, seatingsOf, seatsOf } from './job.ts';
import type { Played } from './played.ts';

/** All that is kept of the matches of a job. */
export class Results {
  matches = 0;
  /** Of all variants together. */
  steps = 0;
  /** One a variant. */
  readonly tallies: readonly Tally[];
  /** One for each variant after the first. */
  readonly differences: readonly Differences[];
  readonly duplicates: Duplicates | null;
  readonly seatings: readonly (readonly number[])[];

  constructor(
    readonly job: Job,
    readonly game: Game,
  ) {
    this.seatings = seatingsOf(job);
    this.tallies = job.variants.map(() => new Tally(game.best, this.seatings, job.bots.length));
    const names = job.bots.map(({ name }) => name);
    this.differences = job.variants.slice(1).map(() => new Differences(seatsOf(job), names));
    this.duplicates = job.duplicate ? new Duplicates(this.seatings, names) : null;
  }

  add({ match, outcomes }: Played): void {
    const seating = this.seatings[match % this.seatings.length];
    this.matches++;
    for (const { steps } of outcomes) this.steps += steps;
    this.tallies.forEach((tally, i) => tally.add(outcomes[i], seating));
    this.differences.forEach((one, i) => one.add([outcomes[0], outcomes[i + 1]], seating));
    this.duplicates?.add(match, outcomes[0]);
  }
}
