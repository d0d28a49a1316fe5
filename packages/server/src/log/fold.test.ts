import { games } from '@waybill/games';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { fold, setupOfPlan, usualPlan } from './fold.ts';
import { freeze, thaw } from './snapshot.ts';

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

it('a log and a snapshot from when deals were called challenges are tables of that day’s deal', () => {
  const [{ id: game, seats }] = games;
  const plan = { game, options: {}, seats: seats.min, listed: false, clock: null, challenge: '2026-03-01' };
  const made = { at: 1, by: 'ann', type: 'made', commit: 'c', dealer: 2, ...plan } as Entry;
  const { table } = fold('table', [made]);
  expect(table.plan).toMatchObject({ deal: `2026-03-01-${game}` });
  expect(table.plan).not.toHaveProperty('challenge');
  const old = freeze({ ...table, plan });
  expect(thaw(old ?? '').plan).toEqual(table.plan);
});
