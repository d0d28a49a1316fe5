/**
 * A row of dice in one whole number: four bits a die, its face 1 to 6, the first die lowest.
 * Bits beyond the last die are 0, and so is a row not rolled yet.
 */
export type Row = number;

/** Some of the dice: bit i stands for position i. */
export type Positions = number;

const ONES = 0x111111;
const TOPS = 0x888888;
const SIX: Positions = 0b111111;

export const FACES = 6;

export function face(row: Row, at: number): number {
  return (row >>> (at * 4)) & 15;
}

export function faces(row: Row, dice: number): number[] {
  return Array.from({ length: dice }, (_, at) => face(row, at));
}

export function rowOf(shown: readonly number[]): Row {
  return shown.reduce((row, value, at) => row | (value << (at * 4)), 0);
}

export function positions(chosen: Positions): number[] {
  return [0, 1, 2, 3, 4, 5].filter((at) => (chosen >>> at) & 1);
}

export function positionsOf(list: readonly number[]): Positions {
  return list.reduce((chosen, at) => chosen | (1 << at), 0);
}

export function all(dice: number): Positions {
  return (1 << dice) - 1;
}

/** How many dice show less than `limit`, 1 to 7. Adding 8 − limit to each die sets its top bit where it doesn't. */
export function countBelow(row: Row, dice: number, limit: number): number {
  const others = ((row + (8 - limit) * ONES) & TOPS) >>> 3;
  return dice - ((Math.imul(others, ONES) >>> 20) & 15);
}

const WAYS = Int32Array.from({ length: 64 }, (_, chosen) => FACES ** positions(chosen).length);

/** In how many ways the chosen dice can fall. */
export function ways(chosen: Positions): number {
  return WAYS[chosen];
}

const TRIPLES = Int32Array.from({ length: FACES ** 3 }, (_, n) =>
  rowOf([(n % 6) + 1, (Math.floor(n / 6) % 6) + 1, Math.floor(n / 36) + 1]),
);

/** The row after the chosen dice fell the n-th way, 0 ≤ n < ways. */
export function fallen(row: Row, chosen: Positions, n: number): Row {
  const second = (n / TRIPLES.length) | 0;
  const rolled = TRIPLES[n - second * TRIPLES.length] | (TRIPLES[second] << 12);
  return chosen === SIX ? rolled : putBack(row, chosen, rolled);
}

/** The row with the chosen dice replaced by those of another, in order. */
function putBack(row: Row, chosen: Positions, rolled: Row): Row {
  let after = row;
  let left = rolled;
  for (let rest = chosen; rest !== 0; rest &= rest - 1) {
    const shift = (31 - Math.clz32(rest & -rest)) * 4;
    after = (after & ~(15 << shift)) | ((left & 15) << shift);
    left >>>= 4;
  }
  return after;
}
