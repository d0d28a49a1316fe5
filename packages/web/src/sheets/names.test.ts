import { describe, expect, it } from 'vitest';
import { rules } from '../boards/rules.ts';
import { uses } from './de-names.ts';

const games = (await Promise.all(Object.values(rules).map((load) => load()))).filter(({ sheet }) => sheet);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('has German for all that is decided', () => {
    const shapes = Object.entries(game.shapes).flatMap(([type, shape]) =>
      [shape].flat().map((one) => ({ type, ...one })),
    );
    const decided = shapes.filter(({ by }) => by === 'seat');
    const words = decided.flatMap(({ type, fields, optional }) => [type, ...Object.keys({ ...fields, ...optional })]);
    expect(words.filter((word) => uses[word] === undefined)).toEqual([]);
  });
});
