/** A rulebook as the blocks of its Markdown, each one's lines joined. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string; readonly mark: string; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] };

const CLAUSE = /^\*\*([A-Z][A-Z0-9]*-[\w.]+) ([SRO])\*\*\s*/;

export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  for (let i = 0; i < lines.length; ) {
    const end = blockEnd(lines, i);
    if (end > i) blocks.push(readBlock(lines.slice(i, end)));
    i = Math.max(end, i + 1);
  }
  return blocks;
}

const startsBlock = (line: string) => /^\s*$|^#|^- |^\||^```/.test(line);

function blockEnd(lines: readonly string[], from: number): number {
  const first = lines[from];
  if (first.trim() === '') return from;
  if (first.startsWith('#')) return from + 1;
  const ends = first.startsWith('|')
    ? (line: string) => !line.startsWith('|')
    : first.startsWith('```')
      ? (_: string, i: number) => i > from + 1 && lines[i - 1].startsWith('```')
      : startsBlock;
  for (let i = from + 1; i < lines.length; i++) if (ends(lines[i], i)) return i;
  return lines.length;
}

function readBlock(lines: readonly string[]): Block {
  const [first] = lines;
  if (first.startsWith('```')) return { kind: 'code', lines: lines.slice(1, -1) };
  if (first.startsWith('|'))
    return { kind: 'table', rows: lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells) };
  const text = lines.map((line) => line.trim()).join(' ');
  const heading = /^(#+)\s+(.*)$/.exec(text);
  if (heading) return { kind: 'heading', level: heading[1].length, text: heading[2] };
  if (!text.startsWith('- ')) return { kind: 'paragraph', text };
  const item = text.slice(2);
  const clause = CLAUSE.exec(item);
  if (!clause) return { kind: 'item', text: item };
  return { kind: 'clause', id: clause[1], mark: clause[2], text: item.slice(clause[0].length) };
}

/** `\|` is a bar inside a cell. */
function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
