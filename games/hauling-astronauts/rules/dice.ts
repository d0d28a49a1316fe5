export const KINDS = ['plain', 'gold', 'red'] as const;
export type Kind = (typeof KINDS)[number];

export const PLAIN = 0;
export const GOLD = 1;
export const RED = 2;

export const PIPS = 6;
/** How many dice there are, and how many cells. */
export const DICE = 9;
/** How many dice a roll takes, and how many a transport. */
export const TRIO = 3;

/** A die as a number: pips in the low three bits, kind above them. 0 is no die. */
export type Die = number;
export const DIE_CODES = 24;

/** HA-2.2: the mark of a die on the grid that has been turned 45°. */
export const SHIFTED = 32;

/** A die as an event claims it. */
export interface WrittenDie {
  readonly pips: number;
  readonly kind?: string;
}

export interface DieJson extends WrittenDie {
  readonly pips: number;
  readonly kind?: Exclude<Kind, 'plain'>;
}

export function dieOf(pips: number, kind: number): Die {
  return (kind << 3) | pips;
}

export function pipsOf(die: Die): number {
  return die & 7;
}

export function kindOf(die: Die): number {
  return (die >> 3) & 3;
}

export function dieJson(die: Die): DieJson {
  const kind = KINDS[kindOf(die)];
  return kind === 'plain' ? { pips: pipsOf(die) } : { pips: pipsOf(die), kind };
}

/** The die that JSON names, or 0 where there is no such die. */
export function readDie(pips: number, kind: string | undefined): Die {
  const index = kind === undefined ? PLAIN : KINDS.indexOf(kind as Kind);
  return Number.isInteger(pips) && pips >= 1 && pips <= PIPS && index >= 0 ? dieOf(pips, index) : 0;
}
