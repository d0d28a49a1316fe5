import { Inputs } from '@waybill/bots/values';
import { Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { decidesAndSaysWhy } from '../../../packages/bots/src/testing/learned-reasons.ts';
import { positions } from '../../../packages/bots/src/testing/positions.ts';
import { game as blackPawnTrucking, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './learned.ts';
import { trainingPlan } from './training-plan.ts';

const rng = new Sfc32('features');
/** The standard map and drawn ones, with every debt and a chosen start. */
const states = Array.from({ length: 40 }, (_, i) =>
  positions(blackPawnTrucking, trainingPlan.setup(rng), `match ${i}`, 3, 20),
).flat();

function look(s: State): Inputs {
  const inputs = new Inputs(features.dense, features.mostActive);
  features.describe(s, 0, inputs);
  return inputs;
}

describe('what a net sees of Black Pawn Trucking', () => {
  it('is in its bounds on every map and under every option', () => {
    for (const s of states) {
      const { active, dense, size } = look(s);
      expect(size).toBeLessThanOrEqual(features.mostActive);
      expect(active.subarray(0, size).every((input) => input >= 0 && input < features.sparse)).toBe(true);
      expect(dense.every((value) => Math.abs(value) < 30)).toBe(true);
    }
  });

  it('sees the same after other maps were looked at', () => {
    const before = states.map((s) => Array.from(look(s).dense));
    for (const [i, s] of states.toReversed().entries()) {
      expect(Array.from(look(s).dense)).toEqual(before[states.length - 1 - i]);
    }
  });
});

describe('learned values of Black Pawn Trucking', () => {
  const decisions = states.filter((s) => blackPawnTrucking.next(s) === 0);

  it('are finite on every map', () => {
    const [chances, scores] = [new Float64Array(1), new Float64Array(1)];
    for (const s of states) {
      knowledge.estimate?.(s, chances, scores);
      expect(chances[0]).toBeGreaterThanOrEqual(0);
      expect(chances[0]).toBeLessThanOrEqual(1);
      expect(Number.isFinite(scores[0])).toBe(true);
    }
  });

  it('know that with ten loans the bank forecloses, and say the less the more is owed', () => {
    const said = [0, 1, 3, 5, 6, 7, 8, 9, 10].map((loans) => {
      const setup = setupOf(blackPawnTrucking, { seats: ['one'], options: { loans } });
      const [chances, scores] = [new Float64Array(1), new Float64Array(1)];
      knowledge.estimate?.(blackPawnTrucking.begin(setup), chances, scores);
      return scores[0];
    });
    expect(said).toEqual(said.toSorted((a, b) => b - a));
    expect(said.at(-1)).toBeLessThan(-200);
  });

  decidesAndSaysWhy(blackPawnTrucking, knowledge, decisions);
});
