import { memoryToAddIn } from './add-rows.ts';
import { Inputs } from './inputs.ts';

export interface Shape {
  readonly sparse: number;
  readonly dense: number;
  readonly hidden: number;
  readonly heads: number;
}

/** Where each part stands in the one array that holds all weights. */
interface Layout {
  readonly bias: number;
  /** By input, the sparse before the dense: a row of `hidden`. */
  readonly rows: number;
  readonly headBias: number;
  /** By head: a row of `hidden`. */
  readonly heads: number;
  /** By head: a row of `dense`, past the hidden units. */
  readonly skip: number;
  readonly size: number;
}

export function layoutOf({ sparse, dense, hidden, heads }: Shape): Layout {
  const rows = hidden;
  const headBias = rows + (sparse + dense) * hidden;
  const headRows = headBias + heads;
  const skip = headRows + heads * hidden;
  return { bias: 0, rows, headBias, heads: headRows, skip, size: skip + heads * dense };
}

/** Units that are summed up together, in vector registers. */
const BLOCK = 16;
/** Of a 32-bit float or integer. */
const BYTES = 4;

/** Inputs whose sums are kept, so that inputs much like them cost only what differs. */
export class Anchor {
  readonly inputs: Inputs;
  readonly sums: Float32Array;
  isSet = false;

  constructor({ dense, hidden }: Shape, mostActive: number) {
    this.inputs = new Inputs(dense, mostActive);
    this.sums = new Float32Array(hidden);
  }
}

/** One layer of rectified units with a linear way past it. Allocates nothing once made. */
export class Net {
  readonly layout: Layout;
  readonly weights: Float32Array;
  /** What came to each unit in the last forward pass, below 0 too. */
  readonly sums: Float32Array;
  readonly out: Float64Array;
  private readonly slopes: Float64Array;
  private readonly bias: Float32Array;
  /** Where the rows to add begin, and how often each is added. */
  private readonly rows: Int32Array;
  private readonly times: Float32Array;
  private readonly addRows: ReturnType<typeof memoryToAddIn>['addRows'];
  private rowCount = 0;

  constructor(
    readonly shape: Shape,
    weights?: Float32Array,
  ) {
    if (shape.hidden % BLOCK !== 0) throw new Error(`a net has a multiple of ${BLOCK} units`);
    this.layout = layoutOf(shape);
    const { size } = this.layout;
    if (weights && weights.length !== size) throw new Error('these weights are of a net of another shape');
    const rows = shape.dense + 2 * (shape.sparse + 64);
    const { addRows, buffer } = memoryToAddIn(BYTES * (size + shape.hidden + 2 * rows));
    this.weights = new Float32Array(buffer, 0, size);
    this.bias = this.weights.subarray(0, shape.hidden);
    this.sums = new Float32Array(buffer, BYTES * size, shape.hidden);
    this.rows = new Int32Array(buffer, BYTES * (size + shape.hidden), rows);
    this.times = new Float32Array(buffer, BYTES * (size + shape.hidden + rows), rows);
    this.addRows = addRows;
    if (weights) this.weights.set(weights);
    this.slopes = new Float64Array(shape.hidden);
    this.out = new Float64Array(shape.heads);
  }

  /** One number a head, as it comes: chances as log-odds. */
  forward(x: Inputs): Float64Array {
    this.rowCount = 0;
    for (let k = 0; k < x.size; k++) this.addSparse(x.active[k], 1);
    for (let i = 0; i < x.dense.length; i++) if (x.dense[i] !== 0) this.addDense(i, x.dense[i]);
    this.sums.set(this.bias);
    this.addUp();
    return this.read(x);
  }

  /** The same, from the sums of like inputs; the first inputs an anchor meets become its own. */
  forwardNear(x: Inputs, anchor: Anchor): Float64Array {
    if (!anchor.isSet) {
      this.forward(x);
      anchor.inputs.copy(x);
      anchor.sums.set(this.sums);
      anchor.isSet = true;
      return this.out;
    }
    this.addDifferences(x, anchor.inputs);
    this.sums.set(anchor.sums);
    this.addUp();
    return this.read(x);
  }

  private addDifferences(x: Inputs, from: Inputs): void {
    this.rowCount = 0;
    for (let k = 0; k < x.size || k < from.size; k++) {
      if (k < x.size && k < from.size && x.active[k] === from.active[k]) continue;
      if (k < from.size) this.addSparse(from.active[k], -1);
      if (k < x.size) this.addSparse(x.active[k], 1);
    }
    for (let i = 0; i < x.dense.length; i++) {
      const difference = x.dense[i] - from.dense[i];
      if (difference !== 0) this.addDense(i, difference);
    }
  }

  private addSparse(input: number, times: number): void {
    this.rows[this.rowCount] = BYTES * (this.layout.rows + input * this.shape.hidden);
    this.times[this.rowCount++] = times;
  }

  private addDense(input: number, times: number): void {
    this.rows[this.rowCount] = BYTES * (this.layout.rows + (this.shape.sparse + input) * this.shape.hidden);
    this.times[this.rowCount++] = times;
  }

  private addUp(): void {
    const { rowCount, rows, sums, times } = this;
    const from = sums.byteOffset;
    this.addRows(from, from + sums.byteLength, rows.byteOffset, rows.byteOffset + BYTES * rowCount, times.byteOffset);
  }

  /** Three heads side by side, since each sum waits for its last addition; where there are fewer, the last is read again. */
  private read({ dense }: Inputs): Float64Array {
    const { layout, out, sums, weights } = this;
    const { hidden, heads } = this.shape;
    const second = Math.min(1, heads - 1);
    const third = heads - 1;
    let a = weights[layout.headBias];
    let b = weights[layout.headBias + second];
    let c = weights[layout.headBias + third];
    let atA = layout.heads;
    let atB = atA + second * hidden;
    let atC = atA + third * hidden;
    for (let j = 0; j < hidden; j++) {
      const unit = Math.max(0, sums[j]);
      a += unit * weights[atA++];
      b += unit * weights[atB++];
      c += unit * weights[atC++];
    }
    atA = layout.skip;
    atB = atA + second * dense.length;
    atC = atA + third * dense.length;
    for (let i = 0; i < dense.length; i++) {
      const value = dense[i];
      a += value * weights[atA++];
      b += value * weights[atB++];
      c += value * weights[atC++];
    }
    out[0] = a;
    out[second] = b;
    out[third] = c;
    return out;
  }

  /** Adds to `gradient` what a change of the heads by `errors` asks of each weight, at the inputs of the last forward pass. */
  backward(x: Inputs, errors: Float64Array, gradient: Float32Array): void {
    this.backHeads(x, errors, gradient);
    const { layout, slopes } = this;
    const { sparse, hidden } = this.shape;
    for (let j = 0; j < hidden; j++) gradient[j] += slopes[j];
    for (let k = 0; k < x.size; k++) {
      const row = layout.rows + x.active[k] * hidden;
      for (let j = 0; j < hidden; j++) gradient[row + j] += slopes[j];
    }
    for (let i = 0; i < x.dense.length; i++) {
      const value = x.dense[i];
      if (value === 0) continue;
      const row = layout.rows + (sparse + i) * hidden;
      for (let j = 0; j < hidden; j++) gradient[row + j] += value * slopes[j];
    }
  }

  /** The same for the heads and the way past the units alone. */
  backHeads({ dense }: Inputs, errors: Float64Array, gradient: Float32Array): void {
    const { layout, slopes, sums, weights } = this;
    const { hidden, heads } = this.shape;
    slopes.fill(0);
    for (let head = 0; head < heads; head++) {
      const error = errors[head];
      const row = layout.heads + head * hidden;
      gradient[layout.headBias + head] += error;
      for (let j = 0; j < hidden; j++) {
        if (sums[j] <= 0) continue;
        gradient[row + j] += error * sums[j];
        slopes[j] += error * weights[row + j];
      }
      const skip = layout.skip + head * dense.length;
      for (let i = 0; i < dense.length; i++) gradient[skip + i] += error * dense[i];
    }
  }
}
