import { choose } from '@waybill/bots';
import { Inputs } from '@waybill/bots/values';
import { legalMoves, type Seat, Sfc32, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { positions, seatToAct } from '../../../packages/bots/src/testing/positions.ts';
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
      for (const input of active.subarray(0, size)) {
        expect(input).toBeGreaterThanOrEqual(0);
        expect(input).toBeLessThan(features.sparse);
      }
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

  it('lead to the same move from the same seed', () => {
    for (const s of decisions.slice(0, 6)) {
      const think = () =>
        choose(capeToCairo, s, seatToAct(capeToCairo, s), knowledge, { iterations: 40, seed: 'same' });
      const move = think();
      expect(legalMoves(capeToCairo, s)).toContain(move);
      expect(think()).toBe(move);
    }
  });

  it('give reasons that differ with the move they are compared with', () => {
    const said = new Set<string>();
    for (const s of decisions.slice(0, 40)) {
      const [one, other] = legalMoves(capeToCairo, s);
      if (other === undefined) continue;
      const [there, back] = [knowledge.why?.(s, one, other), knowledge.why?.(s, other, one)];
      for (const reason of [there, back]) if (reason) said.add(speak(knowledge.words ?? {}, reason));
      if (there?.key === 'why.gain' && there.facts.loss === null) expect(back?.key).not.toBe('why.gain');
    }
    expect(said.size).toBeGreaterThan(10);
    for (const words of said) expect(words).not.toMatch(/why\.|undefined|NaN/);
  });

  it('give reasons that agree with what a search found', () => {
    const keys = new Set<string | undefined>();
    for (const s of decisions.slice(0, 40)) {
      const [one, other] = legalMoves(capeToCairo, s);
      if (other === undefined) continue;
      const [ahead, behind] = [knowledge.why?.(s, one, other, 5), knowledge.why?.(s, one, other, -5)];
      keys.add(ahead?.key).add(behind?.key);
      expect(['why.behind', 'why.short', 'why.even']).not.toContain(ahead?.key);
      expect(['why.deeper', 'why.further', 'why.even']).not.toContain(behind?.key);
      for (const reason of [ahead, behind])
        expect(speak(knowledge.words ?? {}, reason!)).not.toMatch(/why\.|undefined|NaN/);
    }
    expect(keys.size).toBeGreaterThan(2);
  });
});
