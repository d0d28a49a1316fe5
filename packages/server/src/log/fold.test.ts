import { games } from '@waybill/games';
import { describe, expect, it } from 'vitest';
import { setupOfPlan, usualPlan } from './fold.ts';

const changed = games.filter(
  ({ options, sheet }) => sheet?.before !== undefined || options.some((one) => 'usual' in one),
);

describe.each(changed.map((game) => [game.id, game] as const))('a plan of %s', (id, { options, seats, sheet }) => {
  const silent = { game: id, options: {}, seats: seats.min, listed: false, clock: null };

  it('that was kept without a word means what it meant', () => {
    const means = Object.fromEntries(options.map((option) => [option.key, option.default]));
    expect(setupOfPlan(silent)).toMatchObject({ options: means, sheet: sheet?.before ?? sheet?.standard ?? null });
  });

  it('that is made today says what is usual, and keeps what was chosen', () => {
    const usual = Object.fromEntries(options.map((option) => [option.key, option.usual ?? option.default]));
    const made = usualPlan(id, silent);
    expect(setupOfPlan(made)).toMatchObject({ options: usual, sheet: sheet?.standard ?? null });
    const means = Object.fromEntries(options.map((option) => [option.key, option.default]));
    const chosen = { ...silent, options: means, ...(sheet?.before !== undefined && { sheet: sheet.before }) };
    expect(usualPlan(id, chosen)).toEqual(chosen);
  });
});

it('a plan of a game that nobody knows is left to its check', () => {
  const plan = { game: 'chess', options: {}, seats: 2, listed: false, clock: null };
  expect(usualPlan('chess', plan)).toBe(plan);
});
