/** How long to measure one point of a curve. */
export interface Pace {
  readonly tries: number;
  readonly seconds: number;
}
