import { type MoveList, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Toy, toyState } from '../testing/toy.ts';
import { toyTrainingPlan } from '../testing/toy-training-plan.ts';
import { firstNet, widened } from '../values/first-weights.ts';
import { Inputs } from '../values/inputs.ts';
import { Net } from '../values/net.ts';
import { pack } from '../values/packed.ts';
import { shapeOf, Values } from '../values/values.ts';
import { withValues } from '../values/with-values.ts';
import { SearchPlay } from './search-play.ts';
import { type SearchCheckpoint, SearchTraining } from './search-training.ts';

const origin = { game: 'toy', seed: 'toy', matches: 0, date: '', commit: '', curve: [] };
const plan = toyTrainingPlan('one');
const ignorant = pack(firstNet(shapeOf(plan.features, 16), new Sfc32('toy')), origin);

function playBy(net: Net): SearchPlay<Toy> {
  const values = new Values(plan.features, net);
  return new SearchPlay(plan, withValues(plan.game, { ...plan.knowledge, plies: 0 }, values), values, 60);
}

const play = async (net: Net, seeds: readonly string[]) => seeds.map((seed) => playBy(net).play(seed));
const training = (hidden = 16, from?: SearchCheckpoint) =>
  new SearchTraining({ ...plan, hidden }, 'toy', ignorant, play, from, { matches: 8, passes: 2 });

describe('learning from the search', () => {
  it('sees at first sight what a search finds out', async () => {
    const learning = training();
    const chance = (left: number) => {
      const chances = new Float64Array(2);
      learning.values.estimate(toyState(left), chances, new Float64Array(2));
      return chances[0];
    };
    for (let i = 0; i < 80; i++) await learning.batch(i / 80);
    for (let left = 1; left <= 10; left++) {
      // The toy game is lost where a multiple of four is left.
      if (left % 4 === 0) expect(chance(left)).toBeLessThan(0.3);
      else expect(chance(left)).toBeGreaterThan(0.7);
    }
    const [first] = learning.curve;
    expect(learning.curve.at(-1)?.brier).toBeLessThan(first.brier);
  });

  it('is decided by its seed, and goes on from a checkpoint as if it had never stopped', async () => {
    const whole = training();
    for (let i = 0; i < 4; i++) await whole.batch(i / 4);
    const first = training();
    for (let i = 0; i < 2; i++) await first.batch(i / 4);
    const second = training(16, JSON.parse(JSON.stringify(first.checkpoint())) as SearchCheckpoint);
    for (let i = 2; i < 4; i++) await second.batch(i / 4);
    expect(second.checkpoint()).toEqual(whole.checkpoint());
  });

  it('keeps states of the tree beside those that were played', () => {
    const { lessons } = playBy(firstNet(shapeOf(plan.features, 16), new Sfc32('toy'))).play('a');
    expect(lessons.length).toBeGreaterThan(21);
    for (const { goalChances } of lessons) expect(goalChances[0] + goalChances[1]).toBeCloseTo(1);
  });

  it('leaves out states that the plan does not learn from', () => {
    const choosy = { ...plan, learns: ({ left }: Toy) => left > 4 };
    const net = firstNet(shapeOf(plan.features, 16), new Sfc32('toy'));
    const values = new Values(plan.features, net);
    const knowledge = withValues(plan.game, { ...plan.knowledge, plies: 0 }, values);
    const { lessons } = new SearchPlay(choosy, knowledge, values, 60).play('a');
    // The first yes-or-no inputs tell how many are left.
    for (const { looks } of lessons) expect(looks[0].inputs.active[0] % 22).toBeGreaterThan(4);
  });

  it('learns of chance before the first decision from what came next', () => {
    const windy = { ...plan.game, begin: () => ({ ...toyState(21, true), tossing: true }) };
    const values = new Values(plan.features, firstNet(shapeOf(plan.features, 16), new Sfc32('toy')));
    const knowledge = withValues(windy, { ...plan.knowledge, plies: 0 }, values);
    const [before, decision] = new SearchPlay({ ...plan, game: windy }, knowledge, values, 60).play('a').lessons;
    expect(before.looks[0].inputs.dense[1], 'a coin is tossed').toBe(1);
    expect(decision.looks[0].inputs.dense[1]).toBe(0);
    expect(before.goalChances).toEqual(decision.goalChances);
  });

  it('learns nothing about what came before from what a stranger plays', () => {
    const net = new Net(shapeOf(plan.features, 16));
    const values = new Values(plan.features, net);
    const greedy = { ...plan.knowledge, plies: 0, moves: (_: Toy, out: MoveList) => out.add(3) };
    const first = (strangers: number) => {
      const knowledge = withValues(plan.game, { ...plan.knowledge, plies: 0 }, values);
      const { lessons } = new SearchPlay({ ...plan, knowledge: greedy, strangers }, knowledge, values, 60).play('a');
      return lessons[0].goalChances[0];
    };
    expect(first(100), 'as a search without values found it').toBeCloseTo(0.5, 10);
    expect(Math.abs(first(0) - 0.5), 'how the match ended counts').toBeGreaterThan(1e-4);
  });

  it('begins with as many units as the plan has, and the same values', () => {
    const net = firstNet({ sparse: 5, dense: 3, hidden: 16, heads: 2 }, new Sfc32('narrow'));
    const wide = widened(net, 32, new Sfc32('wide'));
    const inputs = new Inputs(3, 2);
    inputs.turnOn(4);
    inputs.dense.set([0.5, -1, 2]);
    const before = [...net.forward(inputs)];
    wide.forward(inputs).forEach((one, head) => expect(one).toBeCloseTo(before[head], 5));
    expect(training(32).values.net.shape.hidden).toBe(32);
  });
});
