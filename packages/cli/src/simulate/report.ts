import { type Figure, ratings } from '@waybill/bots/statistics';
import type { Difference } from './differences.ts';
import { seatsOf } from './job.ts';
import type { Results } from './results.ts';
import { SHARES, type Standing, type Tally } from './tally.ts';
import { type Usage, usageOf } from './usage.ts';

/** How a seat or a bot came off. Every error is one standard error. */
export interface StandingReport {
  readonly name: string;
  readonly score: Figure;
  readonly deviation: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** The share of its matches that it won; a shared win is a part of one. */
  readonly wins: Figure;
}

export interface BotReport extends StandingReport {
  /** Above the weakest; none alone, or where nobody else plays. */
  readonly elo: { readonly mean: number; readonly error: number } | null;
}

export interface VariantReport {
  readonly variant: string;
  readonly options: object;
  readonly bots: readonly BotReport[];
  readonly seats: readonly StandingReport[];
  readonly length: (Figure & { readonly shortest: number; readonly longest: number }) | null;
  readonly endings: { readonly [ending: string]: Figure };
  readonly usage: Usage;
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
  readonly versus?: VariantReport;
  readonly differences?: readonly Difference[];
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
  const { job, game, matches, tallies, seatings } = results;
  const [first, second] = tallies.map((tally, i) => variantReport(results, tally, i));
  return {
    game: game.id,
    title: game.title,
    seed: job.seed,
    matches,
    balanced: matches % seatings.length === 0,
    seatings: seatings.length,
    ...first,
    ...(second && { versus: second, differences: results.differences.list() }),
    steps: results.steps,
    speed: { threads, seconds: Number(seconds.toFixed(3)), stepsPerSecond: Math.round(steps / seconds) },
  };
}

function variantReport({ job, game }: Results, tally: Tally, index: number): VariantReport {
  const { head, label } = job.variants[index];
  const { steps, matches } = tally;
  const elo = elosOf(tally);
  return {
    variant: label,
    options: head.options,
    bots: tally.bots.map((bot, i) => ({ ...standingReport(job.bots[i].name, bot), elo: elo?.[i] ?? null })),
    seats: tally.seats.map((seat, i) => standingReport(seatsOf(job)[i], seat)),
    length: matches > 0 ? { ...steps.figure(), shortest: steps.lowest, longest: steps.highest } : null,
    endings: Object.fromEntries(
      [...tally.endings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ending, n]) => [ending, shareOf(n, matches)]),
    ),
    usage: usageOf(tally, game.shapes),
  };
}

function standingReport(name: string, { scores, totals, wins, chairs }: Standing): StandingReport {
  const some = scores.count > 0;
  return {
    name,
    score: totals.figure(chairs),
    deviation: scores.deviation,
    lowest: some ? scores.lowest : null,
    highest: some ? scores.highest : null,
    wins: wins.figure(SHARES),
  };
}

/** A match of n seats has n (n − 1) / 2 pairs, but they tell no more than n − 1 independent ones. */
function elosOf({ points, seats, matches }: Tally): BotReport['elo'][] | null {
  if (points.length < 2 || seats.length < 2 || matches === 0) return null;
  return ratings(points, 2 / seats.length).map(({ elo, error }) => ({ mean: elo, error }));
}

function shareOf(n: number, count: number): Figure {
  const mean = n / count;
  return { mean, error: count > 1 ? Math.sqrt((mean * (1 - mean)) / (count - 1)) : 0, count };
}
