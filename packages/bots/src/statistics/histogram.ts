import type { Figure } from './figure.ts';

/** How often each value came up. Everything told from it is the same in whatever order the values came. */
export class Histogram {
  private readonly times = new Map<number, number>();
  count = 0;

  add(value: number, times = 1): void {
    this.times.set(value, (this.times.get(value) ?? 0) + times);
    this.count += times;
  }

  /** Lowest value first. */
  entries(): [value: number, times: number][] {
    return [...this.times].sort(([a], [b]) => a - b);
  }

  get mean(): number {
    return this.sum((value) => value) / this.count;
  }

  /** Of the values, as a sample; none where there is one value. */
  get deviation(): number {
    if (this.count < 2) return 0;
    const { mean } = this;
    return Math.sqrt(this.sum((value) => (value - mean) ** 2) / (this.count - 1));
  }

  get lowest(): number {
    return Math.min(...this.times.keys());
  }

  get highest(): number {
    return Math.max(...this.times.keys());
  }

  /** The mean in another unit, with its standard error. */
  figure(unit = 1): Figure {
    const { count } = this;
    if (count === 0) return { mean: 0, error: 0, count };
    return { mean: this.mean / unit, error: this.deviation / Math.sqrt(count) / unit, count };
  }

  private sum(of: (value: number) => number): number {
    return this.entries().reduce((sum, [value, times]) => sum + of(value) * times, 0);
  }
}

export interface Bins {
  readonly from: number;
  readonly width: number;
  /** One row a histogram, one number a bin. */
  readonly rows: readonly (readonly number[])[];
}

/** Several histograms in the same bins: as many as there are whole values, or fewer that are equally wide. */
export function binsOf(histograms: readonly Histogram[], most: number): Bins {
  const full = histograms.filter(({ count }) => count > 0);
  if (full.length === 0) return { from: 0, width: 1, rows: histograms.map(() => []) };
  const from = Math.floor(Math.min(...full.map(({ lowest }) => lowest)));
  const span = Math.floor(Math.max(...full.map(({ highest }) => highest))) - from + 1;
  const width = Math.ceil(span / most);
  const rows = histograms.map((histogram) => {
    const row = Array.from({ length: Math.ceil(span / width) }, () => 0);
    for (const [value, times] of histogram.entries()) row[Math.floor((value - from) / width)] += times;
    return row;
  });
  return { from, width, rows };
}
