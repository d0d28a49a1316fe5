import { describe, expect, it } from 'vitest';
import { loadRules } from '../games/load-rules.ts';
import { entries } from '../games/registry.ts';
import { CHOSEN, GERMAN } from './decision-names.ts';

const games = (await Promise.all(entries.map(({ id }) => loadRules(id)))).filter(({ sheet }) => sheet);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('has words for all that is decided', () => {
    const shapes = Object.entries(game.shapes).flatMap(([type, shape]) =>
      [shape].flat().map((one) => ({ type, ...one })),
    );
    const decided = shapes.filter(({ by }) => by === 'seat');
    const words = decided.flatMap(({ type, fields, optional }) => [type, ...Object.keys({ ...fields, ...optional })]);
    expect(words.filter((word) => GERMAN[word] === undefined)).toEqual([]);
    const fieldsOf = ({ type, fields }: (typeof decided)[number]) => Object.keys(fields).map((one) => `${type} ${one}`);
    expect(decided.flatMap(fieldsOf).filter((of) => CHOSEN[of] === undefined)).toEqual([]);
  });
});
