/** What one side did in each of its runs, in the order of the runs. */
export interface Figure {
  readonly name: string;
  /** Done per wall second. */
  readonly wall: readonly number[];
  /** Done per CPU-second: what counts on a shared machine. */
  readonly cpu: readonly number[];
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export interface Ratio {
  readonly median: number;
  /** Of the runs, each beside the other side's run next to it. */
  readonly lowest: number;
  readonly highest: number;
}

/** How many times `a` is of `b`: the medians, and the spread over the pairs of runs. */
export function ratio(a: readonly number[], b: readonly number[]): Ratio {
  const pairs = ascending(a.map((value, run) => value / b[run]));
  return { median: median(a) / median(b), lowest: pairs[0], highest: pairs[pairs.length - 1] };
}
