import { LEVELS, type Level } from '@waybill/bots';
import { games } from '@waybill/rules';

/** One match to play. Its key says all there is to say about it, so that a result can be kept and found again. */
export interface Job {
  readonly key: string;
  readonly game: string;
  /** The seats' levels; alone, one. */
  readonly levels: readonly Level[];
  readonly seed: string;
  /** Of the levels' usual thinking. */
  readonly budget: number;
}

/** What came of it, one number for each of the levels in the job's order. */
export interface Outcome {
  readonly key: string;
  readonly scores: readonly number[];
  /** 1 for a win, ½ for a shared one of two. */
  readonly shares: readonly number[];
}

export interface Plan {
  readonly games: readonly string[];
  readonly levels: readonly Level[];
  readonly matches: number;
  readonly seed: string;
  readonly budget: number;
}

/** Alone, each level; of several seats, each pair of levels as a duel, the seats taken in turn. */
export function jobsOf(plan: Plan): Job[] {
  return games
    .filter(({ id }) => plan.games.includes(id))
    .flatMap(({ id, seats }) => {
      const tables = seats.max === 1 ? plan.levels.map((level) => [level]) : pairs(plan.levels);
      // Match by match, so that a run cut short has something to say about every table.
      return Array.from({ length: plan.matches }, (_, match) =>
        tables.map((levels) => jobOf(id, match % 2 ? levels.toReversed() : levels, match, plan)),
      ).flat();
    });
}

function pairs(levels: readonly Level[]): Level[][] {
  return levels.flatMap((worse, i) => levels.slice(i + 1).map((better) => [worse, better]));
}

function jobOf(game: string, levels: readonly Level[], match: number, { seed, budget }: Plan): Job {
  return {
    key: [game, levels.join('-'), budget, seed, match].join(' '),
    game,
    levels,
    seed: `${seed} ${match}`,
    budget,
  };
}

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
