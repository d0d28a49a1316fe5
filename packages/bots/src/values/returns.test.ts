import { describe, expect, it } from 'vitest';
import type { Toy } from '../testing/toy.ts';
import { toyTrainingPlan } from '../testing/toy-training-plan.ts';
import { Episode } from './episode.ts';
import { setGoals } from './returns.ts';

function episode(thoughts: readonly number[]): Episode<Toy> {
  const made = new Episode(toyTrainingPlan('one').features);
  made.clear(1);
  for (const thought of thoughts) {
    const moment = made.next();
    moment.chances[0] = thought;
    moment.scores[0] = 10 * thought;
  }
  made.won[0] = 1;
  made.scores[0] = 10;
  return made;
}

const goals = ({ moments }: Episode<Toy>) => moments.map(({ goalChances }) => goalChances[0]);

describe('goals of a match', () => {
  it('are its end for λ = 1, and the next thought for λ = 0', () => {
    const made = episode([0.5, 0.25, 0.75]);
    setGoals(made, 1);
    expect(goals(made)).toEqual([1, 1, 1]);
    setGoals(made, 0);
    expect(goals(made)).toEqual([0.25, 0.75, 1]);
    expect(made.moments[0].goalScores[0]).toBe(2.5);
  });

  it('mix the two in between', () => {
    const made = episode([0.5, 0.25, 0.75]);
    setGoals(made, 0.5);
    expect(goals(made)).toEqual([0.5 * 0.25 + 0.5 * 0.875, 0.875, 1]);
  });

  it('learn from the best move before a whim', () => {
    const made = episode([0.5, 0.25, 0.75]);
    made.moments[1].isWhim = true;
    made.moments[1].goalChances[0] = 0.6;
    setGoals(made, 1);
    expect(goals(made)).toEqual([0.6, 0.6, 1]);
  });
});
