import { Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { firstNet, uniform } from './first-weights.ts';
import { Inputs } from './inputs.ts';
import { Anchor, Net, type Shape } from './net.ts';
import { pack, unpack } from './packed.ts';

const shape: Shape = { sparse: 7, dense: 5, hidden: 32, heads: 3 };
const rng = new Sfc32('net');

function net(): Net {
  const made = firstNet(shape, rng);
  for (let i = 0; i < made.weights.length; i++) made.weights[i] += 0.4 * (uniform(rng) - 0.5);
  return made;
}

function inputs(): Inputs {
  const x = new Inputs(shape.dense, 4);
  for (let i = 0; i < shape.dense; i++) x.dense[i] = i === 2 ? 0 : 2 * uniform(rng) - 1;
  for (let k = 0; k < 3; k++) x.turnOn(rng.below(shape.sparse));
  x.turnOn(x.active[0]);
  return x;
}

/** As the formula has it, with whole vectors. */
function naive({ layout, weights }: Net, x: Inputs): number[] {
  const { sparse, dense, hidden, heads } = shape;
  const all = Array.from({ length: sparse + dense }, (_, i) => (i < sparse ? 0 : x.dense[i - sparse]));
  for (const input of x.active.subarray(0, x.size)) all[input]++;
  const units = Array.from({ length: hidden }, (_, j) =>
    Math.max(
      0,
      all.reduce((sum, value, i) => sum + value * weights[layout.rows + i * hidden + j], weights[j]),
    ),
  );
  return Array.from({ length: heads }, (_, head) => {
    const through = units.reduce((sum, unit, j) => sum + unit * weights[layout.heads + head * hidden + j], 0);
    const past = x.dense.reduce((sum, value, i) => sum + value * weights[layout.skip + head * dense + i], 0);
    return weights[layout.headBias + head] + through + past;
  });
}

describe('a net', () => {
  it('gives what the formula says', () => {
    for (let i = 0; i < 20; i++) {
      const made = net();
      const x = inputs();
      const expected = naive(made, x);
      Array.from(made.forward(x)).forEach((value, head) => expect(value).toBeCloseTo(expected[head], 5));
    }
  });

  it('gives the same from the sums of like inputs', () => {
    const made = net();
    const anchor = new Anchor(shape, 4);
    for (let i = 0; i < 20; i++) {
      const x = inputs();
      if (i % 3 === 0) x.size--;
      const near = Array.from(made.forwardNear(x, anchor));
      Array.from(made.forward(x)).forEach((value, head) => expect(near[head]).toBeCloseTo(value, 5));
    }
  });

  it('has the gradient that small changes of the weights show', () => {
    const made = net();
    const x = inputs();
    const errors = Float64Array.of(0.7, -1.3, 0.4);
    const loss = () => made.forward(x).reduce((sum, value, head) => sum + value * errors[head], 0);
    loss();
    const gradient = new Float32Array(made.weights.length);
    made.backward(x, errors, gradient);
    for (let i = 0; i < gradient.length; i++) {
      const held = made.weights[i];
      made.weights[i] = held + 2 ** -10;
      const above = loss();
      made.weights[i] = held - 2 ** -10;
      const below = loss();
      made.weights[i] = held;
      expect(gradient[i]).toBeCloseTo((above - below) / 2 ** -9, 2);
    }
  });

  it('says nothing about inputs that were never met', () => {
    const made = firstNet(shape, rng);
    const x = inputs();
    const before = made.forward(x)[0];
    x.size = 0;
    expect(made.forward(x)[0]).toBe(before);
  });

  it('refuses weights of another shape', () => {
    expect(() => new Net(shape, new Float32Array(3))).toThrow('another shape');
  });
});

describe('packed weights', () => {
  const origin = { game: 'toy', seed: 's', matches: 1, date: '2026-01-01', commit: 'abc', curve: [] };

  it('are off by at most half a step of their row', () => {
    const made = net();
    const back = unpack(pack(made, origin));
    const most = made.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
    made.weights.forEach((weight, i) => expect(Math.abs(weight - back.weights[i])).toBeLessThanOrEqual(most / 250));
  });

  it('give nearly the same values', () => {
    const made = net();
    const back = unpack(pack(made, origin));
    for (let i = 0; i < 20; i++) {
      const x = inputs();
      const expected = Array.from(made.forward(x));
      Array.from(back.forward(x)).forEach((value, head) => expect(Math.abs(value - expected[head])).toBeLessThan(0.1));
    }
  });

  it('pack the same again once unpacked', () => {
    const packed = pack(net(), origin);
    expect(pack(unpack(packed), origin)).toEqual(packed);
  });
});
