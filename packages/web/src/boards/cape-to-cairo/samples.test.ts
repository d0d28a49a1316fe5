import { capeToCairo } from '@waybill/rules/cape-to-cairo';
import { isFlaw, readSetup, replay } from '@waybill/rules/kernel';
import { expect, it } from 'vitest';
import { samples } from './samples.ts';

it('the gallery shows every phase of a turn', async () => {
  const shown = new Set<string>();
  for (const { match, at } of await samples()) {
    const setup = readSetup(capeToCairo, match);
    if (isFlaw(setup)) throw new Error(setup.words);
    const { play, refused } = replay(capeToCairo, setup, match, at);
    expect(refused).toBeNull();
    shown.add(play.state.step);
  }
  expect([...shown].sort()).toEqual(['bid', 'contracts', 'first', 'flip', 'haul', 'place', 'tiles']);
});
