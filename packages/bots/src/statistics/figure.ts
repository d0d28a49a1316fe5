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

/** A share of many, 0 to 1, and the interval that holds the true one with 95 % confidence (Wilson 1927). */
export interface Share extends Figure {
  readonly low: number;
  readonly high: number;
}

/** Where it is all or nothing, and of few, the interval still says how little is known. */
export function shareOf(figure: Figure): Share {
  const { mean, count } = figure;
  if (count === 0) return { ...figure, low: 0, high: 1 };
  const z2 = CONFIDENT ** 2;
  const middle = mean + z2 / (2 * count);
  const half = CONFIDENT * Math.sqrt((mean * (1 - mean) + z2 / (4 * count)) / count);
  const whole = 1 + z2 / count;
  return { ...figure, low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}
