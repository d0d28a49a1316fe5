import { MoveList, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { toyState } from '../testing/toy.ts';
import { toyTrainingPlan } from '../testing/toy-training-plan.ts';
import { calibrate } from './calibrate.ts';
import { playAgain, type RecordedMatch } from './recorded.ts';
import { Training } from './training.ts';
import { Values } from './values.ts';

const plan = toyTrainingPlan('one', true);
const { game } = plan;

/** Somebody who plays at random. */
function randomMatch(seed: string): RecordedMatch {
  const s = game.begin(plan.setup(new Sfc32(seed)));
  const chance = new Sfc32(`${seed} chance`);
  const rng = new Sfc32(seed);
  const list = new MoveList();
  const moves: number[] = [];
  while (game.next(s) !== 'over') {
    if (game.next(s) === 'chance') {
      game.chance.deal(s, chance);
      continue;
    }
    list.clear();
    game.moves(s, list);
    moves.push(list.codes[rng.below(list.size)]);
    game.play(s, moves[moves.length - 1]);
  }
  return { seed, moves };
}

const matches = Array.from({ length: 200 }, (_, i) => randomMatch(`match ${i}`));

describe('a recorded match', () => {
  it('ends as it did when it is played again', () => {
    const states: number[] = [];
    const [match] = matches;
    const last = playAgain(game, plan.setup(new Sfc32('x')), match, (s) => states.push(s.left));
    expect(states[0]).toBe(21);
    expect(last.left).toBe(0);
    expect(states.toSorted((a, b) => b - a)).toEqual(states);
  });
});

describe('calibration', () => {
  const training = new Training(plan, 'strong');
  for (let i = 0; i < 300; i++) training.batch(i / 300);
  const { losses, net } = calibrate(plan, training.values.net, matches, 'calibrate');

  it('fits values to those who played, on matches it has not learned from', () => {
    expect(Math.min(...losses)).toBeLessThan(losses[0]);
  });

  it('changes the heads alone', () => {
    const { layout, weights } = training.values.net;
    expect(net.weights.slice(0, layout.headBias)).toEqual(weights.slice(0, layout.headBias));
    const start = (values: Values<ReturnType<typeof toyState>>) => {
      const chances = new Float64Array(2);
      values.estimate(toyState(21, true), chances, new Float64Array(2));
      return chances[0];
    };
    expect(start(new Values(plan.features, net))).not.toBe(start(training.values));
  });

  it('is decided by its seed', () => {
    expect(calibrate(plan, training.values.net, matches, 'calibrate').net.weights).toEqual(net.weights);
  });
});
