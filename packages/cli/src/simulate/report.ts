import { ratings } from '@waybill/bots/statistics';
import {
  type DramaReport,
  dramaOf,
  type Endings,
  endingsOf,
  type Length,
  lengthOf,
  type StandingReport,
  standingReport,
  type Tally,
  type Usage,
  usageOf,
} from '@waybill/bots/trial';
import type { Difference } from './differences.ts';
import type { DuplicateReport } from './duplicates.ts';
import { seatsOf } from './job.ts';
import type { Results } from './results.ts';

export interface BotReport extends StandingReport {
  /** Above the weakest; none alone, or where nobody else plays. */
  readonly elo: { readonly mean: number; readonly error: number } | null;
}

export interface VariantReport {
  readonly variant: string;
  readonly options: object;
  readonly bots: readonly BotReport[];
  readonly seats: readonly StandingReport[];
  readonly length: Length | null;
  readonly endings: Endings;
  readonly usage: Usage;
  /** Who led when; null where one plays alone. */
  readonly drama: DramaReport | null;
}

/** A variant beside the first. */
export interface OtherReport extends VariantReport {
  readonly differences: readonly Difference[];
}

/** What the command prints with --json. Everything but `speed` is the same for the same seed. */
export interface Report extends VariantReport {
  readonly game: string;
  readonly title: string;
  readonly seed: string;
  readonly matches: number;
  /** Whether every seating was played equally often. */
  readonly balanced: boolean;
  readonly seatings: number;
  readonly versus?: readonly OtherReport[];
  /** Of bots that played the same deals in each other’s seats. */
  readonly duplicate?: { readonly deals: number; readonly bots: readonly DuplicateReport[] };
  readonly steps: number;
  readonly speed: { readonly threads: number; readonly seconds: number; readonly stepsPerSecond: number };
}

/** How long this run took, and for how many steps: those of matches that were kept took no time. */
export interface Pace {
  readonly threads: number;
  readonly seconds: number;
  readonly steps: number;
}

export function reportOf(results: Results, { threads, seconds, steps }: Pace): Report {
  const { job, game, matches, tallies, seatings, duplicates } = results;
  const [first, ...others] = tallies.map((tally, i) => variantReport(results, tally, i));
  return {
    game: game.id,
    title: game.title,
    seed: job.seed,
    matches,
    balanced: matches % seatings.length === 0,
    seatings: seatings.length,
    ...first,
    ...(others.length > 0 && {
      versus: others.map((other, i) => ({ ...other, differences: results.differences[i].list() })),
    }),
    ...(duplicates && { duplicate: { deals: duplicates.deals, bots: duplicates.list() } }),
    steps: results.steps,
    speed: { threads, seconds: Number(seconds.toFixed(3)), stepsPerSecond: Math.round(steps / seconds) },
  };
}

function variantReport({ job, game }: Results, tally: Tally, index: number): VariantReport {
  const { head, label } = job.variants[index];
  const elo = elosOf(tally);
  return {
    variant: label,
    options: head.options,
    bots: tally.bots.map((bot, i) => ({ ...standingReport(job.bots[i].name, bot), elo: elo?.[i] ?? null })),
    seats: tally.seats.map((seat, i) => standingReport(seatsOf(job)[i], seat)),
    length: lengthOf(tally),
    endings: endingsOf(tally),
    usage: usageOf(tally, game.shapes),
    drama: dramaOf(tally),
  };
}

/** A match of n seats has n (n − 1) / 2 pairs, but they tell no more than n − 1 independent ones. */
function elosOf({ points, seats, matches }: Tally): BotReport['elo'][] | null {
  if (points.length < 2 || seats.length < 2 || matches === 0) return null;
  return ratings(points, 2 / seats.length).map(({ elo, error }) => ({ mean: elo, error }));
}
