import type { Game, Setup } from '@waybill/kernel';
import { CONFIDENT, type Figure } from '../statistics/index.ts';
import type { Naming } from './naming.ts';
import { type Endings, endingsOf, type Length, lengthOf, type StandingReport, standingReport } from './standing.ts';
import type { Tally } from './tally.ts';
import { type UseReport, usageOf } from './usage.ts';
import { type UseParts, useWords } from './uses.ts';
import type { Worth } from './worth.ts';

/** Something that could be decided, and how often it was. */
export interface CountedUse {
  /** As people read it, with the sheet's own names. */
  readonly words: string;
  /** What the sheet calls it; null if it has no name for it. */
  readonly name: string | null;
  /** How often in a match. */
  readonly times: number;
}

export interface TrialReport {
  readonly game: string;
  readonly title: string;
  readonly level: string;
  readonly seed: string;
  readonly matches: number;
  /** Whether more or less is better. */
  readonly best: Game['best'];
  /** What a seat can expect. */
  readonly score: Figure | null;
  readonly seats: readonly (StandingReport & {
    /** Its share of the wins, less what an even game would give it; none where one plays alone. */
    readonly advantage: Figure | null;
    /** Whether chance alone would hardly do that. */
    readonly clear: boolean;
  })[];
  readonly length: Length | null;
  readonly endings: Endings;
  /** It could have been done and never was. */
  readonly never: readonly CountedUse[];
  /** Done far less often than its likes. */
  readonly rarely: readonly CountedUse[];
  /** What perfect play can expect, if it was found out. */
  readonly exact: Worth | null;
}

export interface Findings {
  readonly game: Game;
  readonly setup: Setup;
  readonly level: string;
  readonly seed: string;
  readonly tally: Tally;
  readonly worth: Worth | null;
  readonly naming: Naming | null;
}

/** Of values that could have been chosen alike, one is rare that came up less than this share of the mean. */
const RARE = 0.25;
const LIKES = 3;

export function reportOf({ game, setup, level, seed, tally, worth, naming }: Findings): TrialReport {
  const usage = usageOf(tally, game.shapes);
  const told = (use: UseParts, times: number): CountedUse => {
    const name = naming?.(setup.sheet, use) ?? null;
    return { words: namedUse(use, name), name, times };
  };
  return {
    game: game.id,
    title: game.title,
    level,
    seed,
    matches: tally.matches,
    best: game.best,
    score: tally.matches > 0 ? tally.bots[0].totals.figure(tally.bots[0].chairs) : null,
    seats: setup.seats.map((name, seat) => seatReport(tally, name, seat)),
    length: lengthOf(tally),
    endings: endingsOf(tally),
    never: usage.unused.map((use) => told(use, 0)),
    rarely: rare(usage.uses).map((use) => told(use, use.times[0])),
    exact: worth,
  };
}

function seatReport(tally: Tally, name: string, seat: number): TrialReport['seats'][number] {
  const standing = standingReport(name, tally.seats[seat]);
  const { mean, error, count } = standing.wins;
  if (tally.seats.length < 2 || count === 0) return { ...standing, advantage: null, clear: false };
  const advantage = { mean: mean - 1 / tally.seats.length, error, count };
  return { ...standing, advantage, clear: Math.abs(advantage.mean) > CONFIDENT * error && count > 1 };
}

function rare(uses: readonly UseReport[]): UseReport[] {
  return uses.filter(({ type, field, times }) => {
    if (field === undefined) return false;
    const likes = uses.filter((other) => other.type === type && other.field === field);
    const mean = likes.reduce((sum, other) => sum + other.times[0], 0) / likes.length;
    return likes.length >= LIKES && times[0] < RARE * mean;
  });
}

function namedUse(use: UseParts, name: string | null): string {
  return name === null ? useWords(use) : `${useWords(use)} (${name})`;
}
