import type { Paint } from '../paint.ts';
import { length, pad, wrap } from '../text.ts';
import type { Block } from './blocks.ts';

const MARKS: Record<string, string> = { S: '', R: ' (our ruling)', O: ' (option)' };

/** A rulebook, or a part of it, for a terminal of this width. */
export function renderBlocks(blocks: readonly Block[], width: number, paint: Paint): string {
  const parts = blocks.map((block) => render(block, width, paint).join('\n'));
  return `${parts.join('\n\n')}\n`;
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
    case 'clause':
      return wrap(`${paint(block.id, 'cyan')}${paint(MARKS[block.mark], 'dim')} ${prose(block.text)}`, width, '  ');
    case 'item':
      return wrap(`• ${prose(block.text)}`, width, '  ');
    case 'paragraph':
      return wrap(prose(block.text), width);
    case 'table':
      return table(
        block.rows.map((row) => row.map(prose)),
        width,
        paint,
      );
    case 'code':
      return block.lines.map((line) => `  ${line}`);
  }
}

/** Emphasis and code become tones; a line break never falls between the marks, so each word is painted by itself. */
function inline(text: string, paint: Paint): string {
  const each = (tone: 'strong' | 'yellow') => (_: string, inner: string) =>
    inner
      .split(' ')
      .map((word) => paint(word, tone))
      .join(' ');
  return text
    .replace(/\*\*([RO])\*\*/g, (_, mark: string) => paint(MARKS[mark].trim(), 'dim'))
    .replace(/`([^`]+)`/g, each('yellow'))
    .replace(/\*\*([^*]+)\*\*/g, each('strong'))
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
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
