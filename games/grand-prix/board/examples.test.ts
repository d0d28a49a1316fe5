import { legalEvents, replay, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { examples } from './examples.ts';

const [{ match, from, to }] = examples();

function stepsFrom(options: Record<string, unknown>): unknown[] {
  const { play } = replay(game, setupOf(game, { ...match, options }), match, from);
  return legalEvents(game, play.state)
    .filter((event) => !('shift' in event) && !('include' in event))
    .map((event) => (event as { gear?: number }).gear);
}

it('GP-2.2, the original’s example: from 2nd gear one step leads to 3rd alone, if there is no 1st', () => {
  expect(stepsFrom({ lowestGear: 2 })).toEqual([3]);
  expect(stepsFrom({ lowestGear: 1 })).toEqual([1, 3]);
  expect(replay(game, setupOf(game, match), match, to).refused).toBeNull();
});
