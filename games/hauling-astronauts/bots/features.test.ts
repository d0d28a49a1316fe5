import { Inputs } from '@waybill/bots/values';
import { Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { positions } from '../../../packages/bots/src/testing/positions.ts';
import { game as haulingAstronauts, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './learned.ts';
import { KINDS_OF_NEED, stripsOf } from './strips.ts';
import { trainingPlan } from './training-plan.ts';

const rng = new Sfc32('features');
/** Standard and drawn sheets, with and without options. */
const states = Array.from({ length: 40 }, (_, i) =>
  positions(haulingAstronauts, trainingPlan.setup(rng), `match ${i}`, 3, 20),
).flat();

function look(s: State): Inputs {
  const inputs = new Inputs(features.dense, features.mostActive);
  features.describe(s, s.seat, inputs);
  return inputs;
}

/** Port 0 and port 2 of seat 0 change places, with the dice before them. */
function mirrored(s: State): State {
  const to = haulingAstronauts.clone(s);
  to.ports[0] = s.ports[2];
  to.ports[2] = s.ports[0];
  for (let n = 0; n < 3; n++) {
    to.grid[n] = s.grid[6 + n];
    to.grid[6 + n] = s.grid[n];
  }
  return to;
}

const sorted = ({ active, size }: Inputs) => Array.from(active.subarray(0, size)).toSorted((a, b) => a - b);

describe('what a net sees of Hauling Astronauts', () => {
  it('is in its bounds on every sheet and under every option', () => {
    for (const s of states) {
      const { active, dense, size } = look(s);
      expect(size).toBeLessThanOrEqual(features.mostActive);
      expect(active.subarray(0, size).every((input) => input >= 0 && input < features.sparse)).toBe(true);
      expect(dense.every((value) => Math.abs(value) < 30)).toBe(true);
    }
  });

  it('is the same in a mirror', () => {
    for (const s of states) {
      const [one, other] = [look(s), look(mirrored(s))];
      expect(sorted(other)).toEqual(sorted(one));
      other.dense.forEach((value, i) => expect(value).toBeCloseTo(one.dense[i], 5));
    }
  });

  it('does not depend on where a transport stands on the sheet', () => {
    const [s] = states;
    const order = [3, 1, 5, 0, 2, 4];
    const { sheet } = s.table;
    const transports = order.map((transport) => sheet.transports[transport]);
    const { bonusDice, diceBegin, diceDecide, hidden, lastRollDecides, patience } = s.table;
    const options = {
      bonusDice,
      hidden,
      patience,
      begins: diceBegin ? 'dice' : 'first',
      press: lastRollDecides ? 'roll' : diceDecide ? 'dice' : 'turn',
    };
    const moved = haulingAstronauts.begin(setupOf(haulingAstronauts, { options, sheet: { ...sheet, transports } }));
    haulingAstronauts.copy(s, moved);
    for (let at = 0; at < 6; at++) if (s.ports[at] >= 0) moved.ports[at] = order.indexOf(s.ports[at]);
    expect(sorted(look(moved))).toEqual(sorted(look(s)));
  });

  it('numbers needs apart by the number of open cells', () => {
    const strips = stripsOf(states[0].table.sheet);
    const kinds = [0, 1, 2, 3].map((open) => strips.kind(0, open, (3 - open) * 2));
    expect(new Set(kinds).size).toBe(4);
    for (const kind of kinds) expect(kind).toBeLessThan(KINDS_OF_NEED);
  });
});

describe('learned values of Hauling Astronauts', () => {
  it('are chances that sum to 1, and scores', () => {
    const [chances, scores] = [new Float64Array(2), new Float64Array(2)];
    for (const s of states) {
      knowledge.estimate?.(s, chances, scores);
      expect(chances[0] + chances[1]).toBeCloseTo(1, 10);
      expect(scores.every(Number.isFinite)).toBe(true);
    }
  });
});
