import type { SheetKind } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { readDraft } from './read-draft.ts';

const kind: SheetKind<{ readonly name: string; readonly sizes: readonly number[] }> = {
  schema: {
    type: 'object',
    required: ['name', 'sizes'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 5 },
      sizes: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'integer', minimum: 1 } },
    },
  },
  standard: { name: 'x', sizes: [1, 2] },
  *flaws({ sizes }) {
    if (sizes.includes(7)) yield { field: 'sheet.sizes', code: 'seven', words: 'has a seven' };
  },
};

describe('a sheet that is being drawn', () => {
  it('may lack something, and is told all of it', () => {
    const read = readDraft(kind, { name: '', sizes: [7] });
    expect('flaws' in read && read.flaws.map(({ code }) => code)).toEqual(['short', 'few', 'seven']);
    expect(readDraft(kind, kind.standard)).toEqual({ sheet: kind.standard, flaws: [] });
  });

  it.each([
    [{ name: 'x' }, 'sheet.sizes'],
    [{ name: 'x', sizes: [0] }, 'sheet.sizes[0]'],
    [{ name: '', sizes: ['1'] }, 'sheet.sizes[0]'],
    [{ name: 'x', sizes: [1, 1, 1, 1] }, 'sheet.sizes'],
    [[], 'sheet'],
  ])('must have the right form: %j', (value, field) => {
    expect(readDraft(kind, value)).toMatchObject({ flaw: { field } });
  });
});
