/** The part of Markdown that our rulebooks use, as blocks. Nothing of it ever becomes HTML by itself. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

const ITEM = /^(?:[-*]|\d+\.) +/;

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at];
  if (line.trim() === '') return [null, at + 1];
  const heading = /^(#{1,6}) +(.*)$/.exec(line);
  if (heading) return [{ kind: 'heading', level: heading[1].length, text: heading[2] }, at + 1];
  if (line.startsWith('```')) return codeAt(lines, at);
  if (line.startsWith('|')) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  return paragraphAt(lines, at);
}

function codeAt(lines: readonly string[], at: number): [Block, number] {
  const end = lines.findIndex((line, i) => i > at && line.startsWith('```'));
  const last = end < 0 ? lines.length : end;
  return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last + 1];
}

function tableAt(lines: readonly string[], at: number): [Block, number] {
  let end = at;
  while (end < lines.length && lines[end].startsWith('|')) end++;
  const [head, , ...rows] = lines.slice(at, end).map(cells);
  return [{ kind: 'table', head, rows }, end];
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** An item goes on over the lines that are indented below it. */
function listAt(lines: readonly string[], at: number): [Block, number] {
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    if (ITEM.test(lines[end])) items.push(lines[end].replace(ITEM, ''));
    else if (/^\s+\S/.test(lines[end])) items.push(`${items.pop()} ${lines[end].trim()}`);
    else break;
  }
  return [{ kind: 'list', ordered: /^\d/.test(lines[at]), items }, end];
}

function paragraphAt(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() !== '' && !/^(#|\||```|[-*] )/.test(lines[end])) end++;
  return [{ kind: 'paragraph', text: lines.slice(at, end).join(' ') }, end];
}

/** A clause of the rulebook: its id and its mark stand in bold at the start of an item. */
export function clauseOf(item: string): { readonly id: string; readonly mark: string; readonly text: string } | null {
  const found = /^\*\*([A-Z0-9]+-[\dE.]+) ?([A-Z/ ,]*)\*\*\s*/.exec(item);
  return found && { id: found[1], mark: found[2].trim(), text: item.slice(found[0].length) };
}

export type Span = { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string };

/** Bold, italic and code within a line; links keep their words. */
export function spansOf(text: string): Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return plain
    .split(/(\*\*[^*]+\*\*|`[^`]+`|(?<!\w)[*_][^*_]+[*_](?!\w))/)
    .filter((part) => part !== '')
    .map(spanOf);
}

function spanOf(part: string): Span {
  if (part.startsWith('**') && part.length > 4) return { kind: 'strong', text: part.slice(2, -2) };
  if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
  if (/^[*_].*[*_]$/.test(part) && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
  return { kind: 'text', text: part };
}
