import { type Figure, type Share, shareOf } from '../statistics/index.ts';
import { SHARES, type Standing, type Tally } from './tally.ts';

/** How a seat or a bot came off. Every error is one standard error. */
export interface StandingReport {
  readonly name: string;
  readonly score: Figure;
  readonly deviation: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** The share of its matches that it won; a shared win is a part of one. */
  readonly wins: Share;
}

export function standingReport(name: string, { scores, totals, wins, chairs }: Standing): StandingReport {
  const some = scores.count > 0;
  return {
    name,
    score: totals.figure(chairs),
    deviation: scores.deviation,
    lowest: some ? scores.lowest : null,
    highest: some ? scores.highest : null,
    wins: shareOf(wins.figure(SHARES)),
  };
}

/** In moves and chance events. */
export type Length = Figure & { readonly shortest: number; readonly longest: number };

export function lengthOf({ matches, steps }: Tally): Length | null {
  return matches > 0 ? { ...steps.figure(), shortest: steps.lowest, longest: steps.highest } : null;
}

/** The share of the matches that ended each way. */
export type Endings = { readonly [ending: string]: Share };

export function endingsOf({ endings, matches }: Tally): Endings {
  const sorted = [...endings].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([ending, n]) => [ending, partOf(n, matches)]));
}

function partOf(n: number, count: number): Share {
  const mean = n / count;
  return shareOf({ mean, error: count > 1 ? Math.sqrt((mean * (1 - mean)) / (count - 1)) : 0, count });
}

/** Who led when, in the matches that were watched; null where one plays alone. */
export interface DramaReport {
  readonly changes: Figure;
  readonly decided: Figure;
}

export function dramaOf({ changes, decided }: Tally): DramaReport | null {
  return changes.count > 0 ? { changes: changes.figure(), decided: decided.figure() } : null;
}
