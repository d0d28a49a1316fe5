/**
 * The ways to keep some dice of a row, told apart only by how many of each kind are kept: a row matters through those
 * counts alone, since dice are rolled alike and a drive counts them (GP-2.6). Whole rows come first, the empty keep last;
 * every keep comes after those with one die more.
 */
export interface Keeps {
  readonly count: number;
  /** How many of them are whole rows. */
  readonly rows: number;
  /** The probability that a die is of a kind; kinds that can't occur are left out. */
  readonly odds: Float64Array;
  /** keep × 3 + kind: the keep with one die more, or one less, of that kind; where there is none, of another kind. */
  readonly more: Int32Array;
  readonly less: Int32Array;
  /** keep × 3 + kind, of the kinds that were given: how many dice are kept. */
  readonly counts: Int32Array;
  find(kept: readonly number[]): number;
}

const KINDS = 3;

/** `odds`: of each kind of die, at most three of them. */
export function keepsOf(dice: number, odds: readonly number[]): Keeps {
  const possible = odds.flatMap((p, kind) => (p > 0 ? [kind] : []));
  const kept: number[][] = [];
  for (let size = dice; size >= 0; size--) kept.push(...keepsOfSize(size, odds.length, possible));
  const index = new Map(kept.map((counts, i) => [counts.join(), i]));
  const beside = (step: number) => {
    const table = new Int32Array(kept.length * KINDS);
    kept.forEach((counts, i) => {
      const found = possible.map((kind) => index.get(counts.map((n, k) => (k === kind ? n + step : n)).join()));
      const known = found.filter((keep) => keep !== undefined);
      for (let at = 0; at < KINDS; at++) table[i * KINDS + at] = found[at] ?? known[0] ?? i;
    });
    return table;
  };
  return {
    count: kept.length,
    rows: keepsOfSize(dice, odds.length, possible).length,
    odds: Float64Array.from(possible, (kind) => odds[kind]),
    more: beside(1),
    less: beside(-1),
    counts: Int32Array.from(kept.flatMap((counts) => [...counts, 0].slice(0, KINDS))),
    find: (counts) => index.get(counts.join()) ?? -1,
  };
}

function keepsOfSize(size: number, kinds: number, possible: readonly number[]): number[][] {
  let partial = [{ counts: Array.from({ length: kinds }, () => 0), left: size }];
  possible.forEach((kind, i) => {
    const last = i === possible.length - 1;
    partial = partial.flatMap(({ counts, left }) =>
      Array.from({ length: last ? 1 : left + 1 }, (_, n) => {
        const taken = last ? left : n;
        return { counts: counts.map((had, k) => (k === kind ? taken : had)), left: left - taken };
      }),
    );
  });
  return partial.map(({ counts }) => counts);
}
