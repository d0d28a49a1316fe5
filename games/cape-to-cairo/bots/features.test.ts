import { Inputs } from '@waybill/bots/values';
import { type Seat, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { decidesAndSaysWhy } from '../../../packages/bots/src/testing/learned-reasons.ts';
import { positions } from '../../../packages/bots/src/testing/positions.ts';
import { game as capeToCairo, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './learned.ts';
import { trainingPlan } from './training-plan.ts';

const rng = new Sfc32('features');
/** Two to four seats, on the standard map and on drawn ones, longer matches too. */
const states = Array.from({ length: 40 }, (_, i) =>
  positions(capeToCairo, trainingPlan.setup(rng), `match ${i}`, 3, 20),
).flat();
const decisions = states.filter((s) => typeof capeToCairo.next(s) === 'number');

function look(s: State, seat: Seat): Inputs {
  const inputs = new Inputs(features.dense, features.mostActive);
  features.describe(s, seat, inputs);
  return inputs;
}

const looks = (s: State) => Array.from(s.money, (_, seat) => look(s, seat));

describe('what a net sees of Cape to Cairo', () => {
  it('is in its bounds for every seat, on every map and under every option', () => {
    for (const { active, dense, size } of states.flatMap(looks)) {
      expect(size).toBeLessThanOrEqual(features.mostActive);
      expect(active.subarray(0, size).every((input) => input >= 0 && input < features.sparse)).toBe(true);
      expect(dense.every((value) => Math.abs(value) < 30)).toBe(true);
    }
  });

  it('does not depend on what was looked at before', () => {
    const before = states.map((s) => looks(s).map(({ dense }) => Array.from(dense)));
    for (const [i, s] of states.toReversed().entries()) {
      expect(looks(s).map(({ dense }) => Array.from(dense))).toEqual(before[states.length - 1 - i]);
    }
  });
});

describe('learned values of Cape to Cairo', () => {
  it('are chances that sum to 1, and scores', () => {
    const [chances, scores] = [new Float64Array(4), new Float64Array(4)];
    for (const s of states) {
      knowledge.estimate?.(s, chances.fill(0), scores.fill(0));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
      expect(scores.every(Number.isFinite)).toBe(true);
    }
  });

  decidesAndSaysWhy(capeToCairo, knowledge, decisions);
});
