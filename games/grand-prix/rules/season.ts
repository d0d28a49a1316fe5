import type { Options } from '@waybill/kernel';
import { type Sheet, SPECIALS } from './sheet.ts';

/** A circuit as the rules use it. Space 0 is the start flag. */
export interface Circuit {
  readonly name: string;
  /** The number of the finishing flag: the distance to travel. */
  readonly flag: number;
  readonly time: number;
  readonly damage: number;
  /** The first and the last space of each section, in order. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** A sheet made ready to play: computed once, shared by every state of a match. */
export interface Season {
  readonly name: string;
  /** GP-2.2: the gears go from the lowest to the highest, `gears`. */
  readonly lowest: number;
  readonly gears: number;
  readonly dice: number;
  /** In the order of `SPECIALS`. */
  readonly free: readonly number[];
  readonly cost: readonly number[];
  readonly circuits: readonly Circuit[];
}

/** GP-2.2: the lowest gear that these options give. */
export function lowestOf({ lowestGear = 1 }: Options): number {
  return Number(lowestGear);
}

export function prepare(sheet: Sheet, lowest = 1): Season {
  return {
    name: sheet.name,
    lowest,
    gears: sheet.gears,
    dice: sheet.dice,
    free: SPECIALS.map((special) => sheet.specials[special].free),
    cost: SPECIALS.map((special) => sheet.specials[special].cost),
    circuits: sheet.circuits.map(({ name, stretches, time, damage }) => ({ name, time, damage, ...layOut(stretches) })),
  };
}

function layOut(stretches: readonly number[]): Pick<Circuit, 'flag' | 'first' | 'last'> {
  const first = new Int32Array(stretches.length - 2);
  const last = new Int32Array(stretches.length - 2);
  let spaces = stretches[0];
  for (let i = 0; i < first.length; i++) {
    first[i] = spaces + 1;
    spaces += stretches[i + 1];
    last[i] = spaces;
  }
  return { flag: spaces + stretches[stretches.length - 1] + 1, first, last };
}

/** GP-2.7: sections all of whose spaces lie after the old space and before the new one. */
export function jumped({ first, last }: Circuit, from: number, to: number): number {
  let section = 0;
  while (section < first.length && first[section] <= from) section++;
  const ahead = section;
  while (section < last.length && last[section] < to) section++;
  return section - ahead;
}

/** GP-2.7: the damage of a move in this gear. */
export function damageOf(circuit: Circuit, from: number, to: number, gear: number): number {
  return jumped(circuit, from, to) * gear;
}

/** The first and last space of each section. */
export function sections({ first, last }: Circuit): (readonly [first: number, last: number])[] {
  return Array.from(first, (space, i) => [space, last[i]] as const);
}
