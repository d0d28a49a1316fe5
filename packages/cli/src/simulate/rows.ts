import { csvOf } from './csv.ts';
import { dealOf, type Job, seatingsOf, seatsOf } from './job.ts';
import type { Played } from './played.ts';

/** A row for each match and variant: who sat where, and what came of it. */
export class MatchRows {
  private readonly byMatch = new Map<number, (string | number)[][]>();
  private readonly seatings: readonly (readonly number[])[];

  constructor(private readonly job: Job) {
    this.seatings = seatingsOf(job);
  }

  add({ match, outcomes }: Played): void {
    const { job, seatings } = this;
    const seating = seatings[match % seatings.length];
    const seed = `${job.seed}/${dealOf(job, match, seatings.length)}`;
    const rows = outcomes.map(({ ending, steps, scores, winners, drama }, variant) => [
      match,
      job.variants[variant].label,
      seed,
      ending,
      steps,
      drama?.changes ?? '',
      drama?.decided ?? '',
      ...seating.flatMap((bot, seat) => [
        job.bots[bot].name,
        scores[seat],
        winners.includes(seat) ? 1 / winners.length : 0,
      ]),
    ]);
    this.byMatch.set(match, rows);
  }

  /** In the order of the matches, however they came. */
  text(): string {
    const seats = seatsOf(this.job).flatMap((name) => [`${name}: bot`, `${name}: score`, `${name}: won`]);
    const head = ['match', 'variant', 'seed', 'ending', 'steps', 'lead changes', 'decided', ...seats];
    const sorted = [...this.byMatch].sort(([a], [b]) => a - b);
    return csvOf([head, ...sorted.flatMap(([, rows]) => rows)]);
  }
}
