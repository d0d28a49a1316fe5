import type { SheetKind } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { Draft } from './draft.ts';

interface Toy {
  readonly name: string;
  readonly size: number;
}

const kind: SheetKind<Toy> = {
  schema: {
    type: 'object',
    required: ['name', 'size'],
    properties: { name: { type: 'string', minLength: 1 }, size: { type: 'integer' } },
  },
  standard: { name: 'a', size: 1 },
  *flaws({ size }) {
    if (size > 2) yield { field: 'sheet.size', code: 'big', words: 'is too big' };
  },
};

const open = () => new Draft(kind, kind.standard);

describe('a draft', () => {
  it('takes back step by step, and brings them again', () => {
    const draft = open();
    draft.edit({ name: 'a', size: 2 });
    draft.edit({ name: 'a', size: 3 });
    draft.undo();
    expect(draft.sheet).toEqual({ name: 'a', size: 2 });
    draft.undo();
    draft.undo();
    expect(draft.sheet).toBe(kind.standard);
    expect(draft.canUndo).toBe(false);
    draft.redo();
    draft.redo();
    expect(draft.sheet).toEqual({ name: 'a', size: 3 });
    draft.undo();
    draft.edit({ name: 'b', size: 2 });
    expect(draft.canRedo).toBe(false);
  });

  it('takes typing back whole, but not what was typed elsewhere', () => {
    const draft = open();
    for (const name of ['ab', 'abc']) draft.edit({ name, size: 1 }, 'name');
    draft.edit({ name: 'abc', size: 2 }, 'size');
    draft.edit({ name: 'abcd', size: 2 }, 'name');
    draft.undo();
    expect(draft.sheet).toEqual({ name: 'abc', size: 2 });
    draft.undo();
    draft.undo();
    expect(draft.sheet).toBe(kind.standard);
  });

  it('never joins a change to one that was taken back', () => {
    const draft = open();
    draft.edit({ name: 'ab', size: 1 }, 'name');
    draft.undo();
    draft.edit({ name: 'ax', size: 1 }, 'name');
    draft.undo();
    expect(draft.sheet).toBe(kind.standard);
  });

  it('knows all its flaws at any time', () => {
    const draft = open();
    expect(draft.flaws.value).toEqual([]);
    draft.edit({ name: '', size: 3 });
    expect(draft.flaws.value.map(({ code }) => code)).toEqual(['short', 'big']);
  });
});
