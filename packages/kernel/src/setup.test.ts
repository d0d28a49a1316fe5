import { expect, it } from 'vitest';
import type { Game } from './game.ts';
import { asUsual, setupOf } from './setup.ts';

interface Sheet {
  readonly name: string;
}

/** As much of a game as a set-up asks for: its usual option and its sheet have changed since the first match files. */
const game = {
  id: 'x',
  seats: { min: 1, max: 2 },
  options: [
    { key: 'loans', clause: 'X-1', kind: 'whole', min: 0, max: 5, default: 1 },
    { key: 'press', clause: 'X-2', kind: 'choice', values: ['turn', 'dice'], default: 'turn', usual: 'dice' },
  ],
  sheet: { schema: {}, standard: { name: 'new' }, before: { name: 'old' }, flaws: () => [] },
} as unknown as Game<unknown, Sheet>;

it('reads a file that says nothing as it was meant when it was written', () => {
  const { options, sheet } = setupOf(game);
  expect(options).toEqual({ loans: 1, press: 'turn' });
  expect(sheet.name).toBe('old');
});

it('writes what is usual today into the file of a new match', () => {
  const { options, sheet } = asUsual(game);
  expect({ options, sheet }).toEqual({ options: { press: 'dice' }, sheet: { name: 'new' } });
  expect(setupOf(game, { options, sheet }).sheet.name).toBe('new');
});

it('keeps what was chosen', () => {
  const chosen = { options: { loans: 3, press: 'turn' }, sheet: { name: 'own' } };
  expect(asUsual(game, chosen)).toEqual(chosen);
});

it('says nothing in the files of a game that is as it always was', () => {
  const { before: _, ...sheet } = game.sheet!;
  const same = { ...game, options: game.options.slice(0, 1), sheet } as Game<unknown, Sheet>;
  expect(asUsual(same, { options: { loans: 2 } })).toEqual({ options: { loans: 2 } });
});
