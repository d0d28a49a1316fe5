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

const STEPS = 1 << 24;

/** From 0 to 1. */
export function uniform(rng: Rng): number {
  return rng.below(STEPS) / STEPS;
}
