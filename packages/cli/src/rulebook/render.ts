import { type Block, type Clause, clauseOf, type Span, spansOf } from '@waybill/kernel/markdown';
import type { Paint } from '../paint.ts';
import { length, pad, wrap } from '../text.ts';

/** A rulebook as lines for a terminal of this width. */
export function renderBlocks(blocks: readonly Block[], width: number, paint: Paint): string[] {
  return withGaps(blocks.map((block) => render(block, width, paint)));
}

const withGaps = (parts: readonly string[][]) => parts.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));

export function renderClause({ id, mark, text }: Clause, width: number, paint: Paint): string[] {
  const words = `${paint(id, 'cyan')}${paint(markWords(mark), 'dim')} ${inline(text, paint)}`;
  return wrap(words, width, '  ');
}

function markWords(mark: string): string {
  if (mark.includes('O')) return ' (option)';
  return mark === 'R' ? ' (our ruling)' : '';
}

function render(block: Block, width: number, paint: Paint): string[] {
  const prose = (text: string) => inline(text, paint);
  switch (block.kind) {
    case 'heading': {
      const line = prose(block.text);
      return [
        paint(line, 'strong'),
        ...(block.level === 1 ? [paint('═'.repeat(Math.min(width, block.text.length)), 'dim')] : []),
      ];
    }
    case 'list':
      return withGaps(
        block.items.map((item, i) => {
          const clause = clauseOf(item);
          if (clause) return renderClause(clause, width, paint);
          return wrap(`${block.ordered ? `${i + 1}.` : '•'} ${prose(item)}`, width, '  ');
        }),
      );
    case 'paragraph':
      return wrap(prose(block.text), width);
    case 'table':
      return table(
        [block.head, ...block.rows].map((row) => row.map(prose)),
        width,
        paint,
      );
    case 'code':
      return block.text.split('\n').map((line) => `  ${line}`);
  }
}

/** Emphasis and code become tones; a line break never falls between the marks, so each word is painted by itself. */
function inline(text: string, paint: Paint): string {
  return spansOf(text)
    .map((span) => paintSpan(span, paint))
    .join('');
}

function paintSpan({ kind, text }: Span, paint: Paint): string {
  if (kind === 'text' || kind === 'em') return text;
  if (kind === 'strong' && /^[RO]$/.test(text)) return paint(markWords(text).trim(), 'dim');
  const words = text.split(' ').map((word) => paint(word, kind === 'code' ? 'yellow' : 'strong'));
  return words.join(' ');
}

/** Columns side by side where they fit; else a row's cells one below the other. */
function table(rows: readonly (readonly string[])[], width: number, paint: Paint): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, c) => Math.max(...rows.map((row) => length(row[c] ?? ''))));
  const fits = widths.reduce((sum, one) => sum + one + 2, -2) <= width;
  if (!fits) {
    return rows
      .slice(1)
      .flatMap((row) => [
        ...wrap(row[0], width, '    '),
        ...row.slice(1).flatMap((cell) => wrap(`    ${cell}`, width, '    ')),
      ]);
  }
  return rows.map((row, i) => {
    const line = row
      .map((cell, c) => pad(cell, widths[c]))
      .join('  ')
      .trimEnd();
    return i === 0 ? paint(line, 'dim') : line;
  });
}
