import { expect, it } from 'vitest';
import { BUDGET, firstLoad, gamesBuilt } from '../../size.mjs';
import { entries } from '../../src/boards/registry.ts';

it('has a board built for every game', () => {
  expect(gamesBuilt().sort()).toEqual(entries.map(({ id }) => id).sort());
});

it.each(entries.map(({ id }) => id))('loads less than the budget before %s can be played', (game) => {
  expect(firstLoad(game)).toBeLessThanOrEqual(BUDGET);
});
