import { describe, expect, it } from 'vitest';
import { check, flawsOf, type Schema } from './schema.ts';

const schema: Schema = {
  type: 'object',
  required: ['name', 'sizes'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5 },
    sizes: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 9 } },
    kind: { enum: ['a', 'b'] },
    on: { type: 'boolean' },
    either: {
      oneOf: [
        { title: 'a word', type: 'string' },
        { title: 'a number', type: 'number' },
      ],
    },
  },
};

describe('the schema check', () => {
  it('lets a good value pass', () => {
    expect(check(schema, { name: 'x', sizes: [1, 9], kind: 'a', on: true, either: 2.5 }, '')).toBeNull();
  });

  it('counts letters as JSON Schema does', () => {
    expect(check({ type: 'string', maxLength: 2 }, '🚂🚂', '')).toBeNull();
    expect(check({ type: 'string', maxLength: 2 }, '🚂🚂🚂', '')).not.toBeNull();
  });

  it.each([
    [[], ''],
    [{ sizes: [1] }, 'name'],
    [{ name: '', sizes: [1] }, 'name'],
    [{ name: 'x', sizes: [] }, 'sizes'],
    [{ name: 'x', sizes: [1, 2, 3] }, 'sizes'],
    [{ name: 'x', sizes: [1.5] }, 'sizes[0]'],
    [{ name: 'x', sizes: [1, 10] }, 'sizes[1]'],
    [{ name: 'x', sizes: [1], kind: 'c' }, 'kind'],
    [{ name: 'x', sizes: [1], on: 1 }, 'on'],
    [{ name: 'x', sizes: [1], either: true }, 'either'],
    [{ name: 'x', sizes: [1], toString: 1 }, 'toString'],
  ])('names where %j is wrong: %s', (value, field) => {
    expect(check(schema, value, '')?.field).toBe(field);
  });

  it('tells every flaw, with a code and its facts', () => {
    const flaws = [...flawsOf(schema, { name: 'longer', sizes: [0, 1.5], more: 1 }, 'it')];
    expect(flaws).toEqual([
      { field: 'it.name', code: 'long', facts: { most: 5 }, words: 'must have at most 5 characters' },
      { field: 'it.sizes[0]', code: 'low', facts: { least: 1 }, words: 'must be at least 1' },
      { field: 'it.sizes[1]', code: 'whole', words: 'must be a whole number' },
      { field: 'it.more', code: 'unknown', words: 'is not known' },
    ]);
  });
});
