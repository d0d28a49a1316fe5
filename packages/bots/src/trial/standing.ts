import type { Figure } from '../statistics/index.ts';
import { SHARES, type Standing, type Tally } from './tally.ts';

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

export function standingReport(name: string, { scores, totals, wins, chairs }: Standing): StandingReport {
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

/** In moves and chance events. */
export type Length = Figure & { readonly shortest: number; readonly longest: number };

export function lengthOf({ matches, steps }: Tally): Length | null {
  return matches > 0 ? { ...steps.figure(), shortest: steps.lowest, longest: steps.highest } : null;
}

/** The share of the matches that ended each way. */
export type Endings = { readonly [ending: string]: Figure };

export function endingsOf({ endings, matches }: Tally): Endings {
  const sorted = [...endings].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([ending, n]) => [ending, shareOf(n, matches)]));
}

function shareOf(n: number, count: number): Figure {
  const mean = n / count;
  return { mean, error: count > 1 ? Math.sqrt((mean * (1 - mean)) / (count - 1)) : 0, count };
}
