import { legalMoves, type Move, Sfc32 } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { positions } from '../../../packages/bots/src/testing/positions.ts';
import { game as haulingAstronauts, NONE, openCells, PORTS, type State, stripSum } from '../rules/index.ts';
import { HOPED, stripsOf } from './strips.ts';
import { Swaps } from './swaps.ts';
import { trainingPlan } from './training-plan.ts';

const rng = new Sfc32('swaps');
const states = Array.from({ length: 40 }, (_, i) =>
  positions(haulingAstronauts, trainingPlan.setup(rng), `match ${i}`, 3, 20),
).flat();

const ALL_DOCKS = 63;

function look(s: State): Swaps {
  const strips = stripsOf(s.table.sheet);
  const ports = Array.from({ length: PORTS }, (_, port) => port);
  const swaps = new Swaps();
  const transports = Int32Array.from(ports, (port) => s.ports[s.seat * PORTS + port]);
  const open = Int32Array.from(ports, (port) => openCells(s, s.seat, port));
  const sums = Int32Array.from(ports, (port) => stripSum(s, s.seat, port));
  swaps.look(transports, open, sums, strips, strips.outlook(ALL_DOCKS));
  return swaps;
}

/** Hopes with the transports where they are. */
function hopes(s: State): number {
  const strips = stripsOf(s.table.sheet);
  let sum = 0;
  for (let port = 0; port < PORTS; port++) {
    const transport = s.ports[s.seat * PORTS + port];
    if (transport === NONE) continue;
    const at = strips.at(transport, openCells(s, s.seat, port), stripSum(s, s.seat, port));
    sum += strips.outlook(ALL_DOCKS)[at + HOPED];
  }
  return sum;
}

const isSwap = (s: State, move: Move) => haulingAstronauts.write(s, move).type === 'swap';

function swapped(s: State, move: Move): State {
  const { ports } = haulingAstronauts.write(s, move) as unknown as { readonly ports: readonly [number, number] };
  const to = haulingAstronauts.clone(s);
  const [a, b] = ports.map((port) => s.seat * PORTS + port);
  [to.ports[a], to.ports[b]] = [s.ports[b], s.ports[a]];
  return to;
}

it('finds the best that any swaps lead to', () => {
  let better = 0;
  for (const s of states) {
    const moves = legalMoves(haulingAstronauts, s).filter((move) => isSwap(s, move));
    if (moves.length === 0) continue;
    const once = moves.map((move) => swapped(s, move));
    const twice = once.flatMap((next) => moves.map((move) => swapped(next, move)));
    const most = Math.max(...[s, ...once, ...twice].map(hopes));
    expect(look(s).hoped).toBeCloseTo(most, 5);
    if (most > hopes(s) + 1e-6) better++;
  }
  expect(better).toBeGreaterThan(5);
});

it('says the same after a swap, and is sure of no more than it hopes for', () => {
  for (const s of states) {
    const before = look(s);
    expect(before.sure).toBeLessThanOrEqual(before.hoped + 1e-6);
    expect(before.hoped).toBeLessThanOrEqual(before.best + 1e-6);
    for (const move of legalMoves(haulingAstronauts, s)) {
      if (isSwap(s, move)) expect(look(swapped(s, move)).best).toBeCloseTo(before.best, 5);
    }
  }
});
