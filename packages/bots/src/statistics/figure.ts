/** A mean and its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** So many standard errors to either side are 95 % confidence. */
export const CONFIDENT = 1.96;

export function figureOf(values: readonly number[]): Figure {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}
