import { expect, it } from 'vitest';
import { clauseOf, readBlocks, spansOf } from './markdown.ts';

it('reads headings, clauses over several lines, tables and code', () => {
  const blocks = readBlocks(
    '# Title\n\nText that\ngoes on.\n\n- **GP-1.1 S** One\n  and more\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\ncode\n```\n',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'paragraph', text: 'Text that goes on.' },
    { kind: 'list', ordered: false, items: ['**GP-1.1 S** One and more', 'two'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    { kind: 'code', text: 'code' },
  ]);
});

it('goes on with an item on the next line, indented or not, and numbers lists that are numbered', () => {
  expect(readBlocks('text\n1. one\ngoes on\n2. two\n\n- three')).toEqual([
    { kind: 'paragraph', text: 'text' },
    { kind: 'list', ordered: true, items: ['one goes on', 'two'] },
    { kind: 'list', ordered: false, items: ['three'] },
  ]);
});

it('knows a clause by its id and mark', () => {
  expect(clauseOf('**BPT-2.4 S** Drive.')).toEqual({ id: 'BPT-2.4', mark: 'S', text: 'Drive.' });
  expect(clauseOf('**C2C-E R** Malformed.')).toEqual({ id: 'C2C-E', mark: 'R', text: 'Malformed.' });
  expect(clauseOf('**HA-4.1 O S** Dice.')).toEqual({ id: 'HA-4.1', mark: 'O S', text: 'Dice.' });
  expect(clauseOf('**Bold** words')).toBeNull();
});

it('reads bold, italic, code and the words of links, and never makes HTML', () => {
  expect(spansOf('a **b** *c* `d` [e](f) <i>')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' e <i>' },
  ]);
});

it('reads bold within italic', () => {
  expect(spansOf('*a **b** c*')).toEqual([
    { kind: 'em', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'em', text: ' c' },
  ]);
});
