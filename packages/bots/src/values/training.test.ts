import { describe, expect, it } from 'vitest';
import { choose } from '../index.ts';
import { type Toy, toyState } from '../testing/toy.ts';
import { toyTrainingPlan } from '../testing/toy-training-plan.ts';
import { pack } from './packed.ts';
import { beginWith, type Checkpoint, Training } from './training.ts';
import { withValues } from './with-values.ts';

const BATCHES = 600;

function trained(looks: 'one' | 'each', wind = false) {
  const training = new Training(toyTrainingPlan(looks, wind), 'toy');
  for (let i = 0; i < BATCHES; i++) training.batch(i / BATCHES);
  return training;
}

/** The mover's chance, in the toy game a loss exactly when a multiple of four is left. */
function chance({ values }: ReturnType<typeof trained>, left: number): number {
  const chances = new Float64Array(2);
  values.estimate(toyState(left), chances, new Float64Array(2));
  return chances[0];
}

describe('training', () => {
  it.each(['one', 'each'] as const)('finds out who wins the toy game, with %s look', (looks) => {
    const training = trained(looks);
    for (let left = 1; left <= 12; left++) {
      if (left % 4 === 0) expect(chance(training, left)).toBeLessThan(0.25);
      else expect(chance(training, left)).toBeGreaterThan(0.75);
    }
    const [first] = training.curve;
    expect(training.curve.at(-1)?.brier).toBeLessThan(first.brier);
  });

  it('makes a search of a few iterations play the toy game without a mistake', () => {
    const plan = toyTrainingPlan('one');
    const knowledge = withValues(plan.game, { ...plan.knowledge, plies: 0 }, trained('one').values);
    for (const left of [5, 6, 7, 9, 10, 11, 13]) {
      const move = choose(plan.game, toyState(left), 0, knowledge, { iterations: 12, seed: 'x' });
      expect((left - move) % 4).toBe(0);
    }
  });

  it('learns from hasty matches, and only from the states it is told to', () => {
    const asked: number[] = [];
    const plan = toyTrainingPlan('one');
    const learns = ({ left }: Toy) => left % 2 === 0;
    const features = { ...plan.features, viewer: (s: Toy) => (asked.push(s.left), s.seat) };
    const quick = ({ left }: Toy) => Math.max(1, left % 4);
    const knowledge = { ...plan.knowledge, quick };
    const training = new Training({ ...plan, features, knowledge, learns, hastyUntil: 1 }, 'hasty');
    for (let i = 0; i < BATCHES; i++) training.batch(i / BATCHES);
    expect(asked.every((left) => left % 2 === 0)).toBe(true);
    expect(chance(training, 4)).toBeLessThan(0.3);
    expect(chance(training, 6)).toBeGreaterThan(0.7);
  });

  it('is decided by its seed', () => {
    const [one, two, other] = ['a', 'a', 'b'].map((seed) => new Training(toyTrainingPlan('one', true), seed));
    for (const training of [one, two, other]) for (let i = 0; i < 20; i++) training.batch(i / 20);
    expect(two.checkpoint()).toEqual(one.checkpoint());
    expect(other.checkpoint().weights).not.toBe(one.checkpoint().weights);
  });

  it('goes on from a checkpoint as if it had never stopped', () => {
    const plan = toyTrainingPlan('each', true);
    const whole = new Training(plan, 'a');
    for (let i = 0; i < 20; i++) whole.batch(i / 20);
    const first = new Training(plan, 'a');
    for (let i = 0; i < 9; i++) first.batch(i / 20);
    const kept = JSON.parse(JSON.stringify(first.checkpoint())) as Checkpoint;
    const second = new Training(plan, kept.seed, kept);
    for (let i = 9; i < 20; i++) second.batch(i / 20);
    expect(second.checkpoint()).toEqual(whole.checkpoint());
  });

  it('begins with weights in use where it is told to', () => {
    const plan = toyTrainingPlan('one', true);
    const before = trained('one');
    const origin = { game: 'toy', seed: 'toy', matches: before.matches, date: '', commit: '', curve: before.curve };
    const after = new Training(plan, 'toy', beginWith(pack(before.values.net, origin)));
    expect(after.matches).toBe(before.matches);
    for (const left of [3, 4, 5]) expect(chance(after, left)).toBeCloseTo(chance(before, left), 1);
    after.batch(1);
    expect(after.matches).toBeGreaterThan(before.matches);
  });
});
