// Loops over n numbers in a row: nearly all of a solution's time is spent here.

/** The average of three rows of the same array. */
export function average3(t: Float64Array, to: number, a: number, b: number, c: number, odds: Float64Array, n: number) {
  const p = odds[0];
  const q = odds[1];
  const r = odds[2];
  for (let i = 0; i < n; i++) t[to + i] = p * t[a + i] + q * t[b + i] + r * t[c + i];
}

export function average2(t: Float64Array, to: number, a: number, b: number, odds: Float64Array, n: number): void {
  const p = odds[0];
  const q = odds[1];
  for (let i = 0; i < n; i++) t[to + i] = p * t[a + i] + q * t[b + i];
}

/** Lowers a row to the least of itself and three others of the same array. */
export function lower3(t: Float64Array, to: number, a: number, b: number, c: number, n: number): void {
  for (let i = 0; i < n; i++) t[to + i] = Math.min(t[to + i], t[a + i], t[b + i], t[c + i]);
}

export function lower2(t: Float64Array, to: number, a: number, b: number, n: number): void {
  for (let i = 0; i < n; i++) t[to + i] = Math.min(t[to + i], t[a + i], t[b + i]);
}

/** The least of three rows of another array. */
export function least3(out: Float64Array, to: number, t: Float64Array, a: number, b: number, c: number, n: number) {
  for (let i = 0; i < n; i++) out[to + i] = Math.min(t[a + i], t[b + i], t[c + i]);
}

/** The least of a row each of three arrays. */
export function leastOf(
  out: Float64Array,
  to: number,
  [x, y, z]: readonly [Float64Array, Float64Array, Float64Array],
  a: number,
  b: number,
  c: number,
  n: number,
): void {
  for (let i = 0; i < n; i++) out[to + i] = Math.min(x[a + i], y[b + i], z[c + i]);
}
