/** What a net looks at: a few of many yes-or-no inputs, and a row of numbers, most of them between −1 and 1. */
export class Inputs {
  readonly dense: Float32Array;
  /** The yes-or-no inputs that are on: the first `size` of these; one may be on several times. */
  readonly active: Int32Array;
  size = 0;

  constructor(dense: number, mostActive: number) {
    this.dense = new Float32Array(dense);
    this.active = new Int32Array(mostActive);
  }

  clear(): void {
    this.dense.fill(0);
    this.size = 0;
  }

  turnOn(input: number): void {
    this.active[this.size++] = input;
  }

  copy(from: Inputs): void {
    this.dense.set(from.dense);
    this.active.set(from.active);
    this.size = from.size;
  }
}
