import { replay, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game as capeToCairo } from '../rules/index.ts';
import { samples } from './samples.ts';

it('the gallery shows every phase of a turn', async () => {
  const shown = new Set<string>();
  for (const { match, at } of await samples()) {
    const setup = setupOf(capeToCairo, match);
    const { play, refused } = replay(capeToCairo, setup, match, at);
    expect(refused).toBeNull();
    shown.add(play.state.step);
  }
  expect([...shown].sort()).toEqual(['bid', 'contracts', 'first', 'flip', 'haul', 'place', 'tiles']);
});
