import type { Rng } from '@waybill/kernel';
import { Net, type Shape } from './net.ts';

/** A net that has learned nothing: sparse inputs say nothing yet, so that one never met in training stays silent. */
export function firstNet(shape: Shape, rng: Rng): Net {
  const net = new Net(shape);
  const { layout, weights } = net;
  const { sparse, dense, hidden, heads } = shape;
  for (let j = 0; j < hidden; j++) weights[j] = 0.5 * uniform(rng);
  const spread = Math.sqrt(6 / Math.max(1, dense));
  const rows = layout.rows + sparse * hidden;
  for (let i = 0; i < dense * hidden; i++) weights[rows + i] = spread * (2 * uniform(rng) - 1);
  for (let i = 0; i < heads * hidden; i++) weights[layout.heads + i] = (2 * uniform(rng) - 1) / Math.sqrt(hidden) / 4;
  return net;
}

/** The same net with more units, which say nothing yet: all its values stay as they are. */
export function widened(net: Net, hidden: number, rng: Rng): Net {
  const { sparse, dense, heads, hidden: before } = net.shape;
  const wide = firstNet({ sparse, dense, hidden, heads }, rng);
  const [from, to] = [net.layout, wide.layout];
  const keep = (source: number, target: number, length: number) =>
    wide.weights.set(net.weights.subarray(source, source + length), target);
  keep(from.bias, to.bias, before);
  for (let row = 0; row < sparse + dense; row++) keep(from.rows + row * before, to.rows + row * hidden, before);
  for (let head = 0; head < heads; head++) {
    const at = to.heads + head * hidden;
    wide.weights.fill(0, at, at + hidden);
    keep(from.heads + head * before, at, before);
  }
  keep(from.headBias, to.headBias, heads);
  keep(from.skip, to.skip, heads * dense);
  return wide;
}

const STEPS = 1 << 24;

/** From 0 to 1. */
export function uniform(rng: Rng): number {
  return rng.below(STEPS) / STEPS;
}
