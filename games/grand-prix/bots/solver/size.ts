import type { Season } from '../../rules/index.ts';
import { frees } from './purses.ts';

/** What a season takes to solve. */
export interface SolvingCost {
  /** States before the choice of a gear, over all circuits. */
  readonly states: number;
  /** Numbers kept at once, of which all threads share one set: two layers. */
  readonly shared: number;
  /** And those that each thread keeps for itself. */
  readonly own: number;
}

/** The most that the bank can hold at the start of a circuit: all the damage of those before it. */
export function bankAt({ circuits }: Season, c: number): number {
  return circuits.slice(0, c).reduce((sum, { damage }) => sum + damage, 0);
}

export function solvingCost(season: Season): SolvingCost {
  let states = 0;
  let largestLayer = 0;
  let largestTurn = 0;
  season.circuits.forEach(({ flag, time, damage }, c) => {
    const perPurse = season.gears * frees(season.free) * (damage + 1);
    const bank = bankAt(season, c);
    const purses = perPurse * (bank + 1);
    largestLayer = Math.max(largestLayer, flag * purses);
    largestTurn = Math.max(largestTurn, (purses / season.gears) * rowsOf(season));
    const last = c === season.circuits.length - 1;
    states += spacesOf(season.dice, flag, time) * (purses + (last ? 0 : perPurse));
  });
  return { states, shared: 2 * largestLayer, own: largestTurn };
}

/** Rows of numbers by purse in the work on one turn: drives, selects with and without include, four a gear, the ending. */
function rowsOf({ dice, gears }: Season): number {
  return 2 * (dice + 1) + ((dice + 1) * (dice + 2)) / 2 + 4 * gears + 1;
}

/** Spaces the car can be on, summed over the turns before the last choice of a gear but one. */
function spacesOf(dice: number, flag: number, time: number): number {
  const open = Math.min(time - 1, Math.ceil((flag - 1) / dice));
  let sum = (time - 1 - open) * flag;
  for (let turns = 1; turns <= open; turns++) sum += Math.min(flag, dice * turns + 1);
  return sum;
}
