const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;

/** Adam (Kingma and Ba 2015). */
export class Adam {
  constructor(
    readonly mean: Float32Array,
    readonly square: Float32Array,
    public steps = 0,
  ) {}

  /** Moves the weights against the gradient, and clears it. */
  step(weights: Float32Array, gradient: Float32Array, rate: number): void {
    const { mean, square } = this;
    this.steps++;
    const stride = rate / (1 - MEAN_DECAY ** this.steps);
    const correction = 1 / (1 - SQUARE_DECAY ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i];
      // Weights of inputs that were never on are never touched.
      if (slope === 0 && square[i] === 0) continue;
      mean[i] += (1 - MEAN_DECAY) * (slope - mean[i]);
      square[i] += (1 - SQUARE_DECAY) * (slope * slope - square[i]);
      weights[i] -= (stride * mean[i]) / (Math.sqrt(square[i] * correction) + TINY);
      gradient[i] = 0;
    }
  }
}

export function adamFor(size: number): Adam {
  return new Adam(new Float32Array(size), new Float32Array(size));
}
