import { type Figure, Histogram } from '@waybill/bots/statistics';
import { type Endings, endingsOf, lengthOf, type Outcome, standingReport, Tally } from '@waybill/bots/trial';
import type { Game } from '@waybill/kernel';
import { type Job, seatsOf } from '../simulate/job.ts';
import type { Played } from '../simulate/played.ts';

/** What one reading does to the game. Every error is one standard error. */
export interface ReadingFigures {
  readonly matches: number;
  /** In moves and chance events. */
  readonly length: Figure;
  readonly endings: Endings;
  /** Of a seat, on average. */
  readonly score: Figure;
  /** Less the usual reading's, match by match with the same dice; null for that one itself. */
  readonly scoreChange: Figure | null;
  readonly lengthChange: Figure | null;
  /** The share of the matches that each seat wins; a shared win is a part of one. */
  readonly wins: readonly Figure[];
}

/** Adds up the matches of a job in which all seats are played alike. */
export class ReadingsTally {
  matches = 0;
  private readonly tallies: readonly Tally[];
  private readonly scoreChanges: readonly Histogram[];
  private readonly lengthChanges: readonly Histogram[];
  private readonly seating: readonly number[];

  constructor(
    job: Job,
    private readonly game: Game,
  ) {
    this.seating = seatsOf(job).map(() => 0);
    this.tallies = job.variants.map(() => new Tally(game.best, [this.seating], 1));
    this.scoreChanges = job.variants.map(() => new Histogram());
    this.lengthChanges = job.variants.map(() => new Histogram());
  }

  add({ outcomes }: Played): void {
    this.matches++;
    outcomes.forEach((outcome, variant) => {
      this.tallies[variant].add(outcome, this.seating);
      this.scoreChanges[variant].add(total(outcome) - total(outcomes[0]));
      this.lengthChanges[variant].add(outcome.steps - outcomes[0].steps);
    });
  }

  figures(variant: number): ReadingFigures {
    const tally = this.tallies[variant];
    const seats = this.seating.length;
    return {
      matches: tally.matches,
      length: lengthOf(tally) ?? { mean: 0, error: 0, count: 0 },
      endings: endingsOf(tally),
      score: standingReport(this.game.id, tally.bots[0]).score,
      scoreChange: variant === 0 ? null : this.scoreChanges[variant].figure(seats),
      lengthChange: variant === 0 ? null : this.lengthChanges[variant].figure(),
      wins: this.seating.map((_, seat) => standingReport('', tally.seats[seat]).wins),
    };
  }
}

function total({ scores }: Outcome): number {
  return scores.reduce((sum, score) => sum + score, 0);
}
