/** The part of Markdown that rulebooks use, as blocks, each one's lines joined. Nothing of it ever becomes HTML by itself. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

const ITEM = /^(?:[-*]|\d+\.) +/;
const startsBlock = (line: string) => /^(\s*$|#+ |\||```|<!--)/.test(line) || ITEM.test(line);

export function readBlocks(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const [block, next] = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at];
  if (line.trim() === '' || line.startsWith('<!--')) return [null, at + 1];
  const heading = /^(#{1,6}) +(.*)$/.exec(line);
  if (heading) return [{ kind: 'heading', level: heading[1].length, text: heading[2] }, at + 1];
  if (line.startsWith('```')) return codeAt(lines, at);
  if (line.startsWith('|')) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  const [text, end] = proseAt(lines, at);
  return [{ kind: 'paragraph', text }, end];
}

function codeAt(lines: readonly string[], at: number): [Block, number] {
  const end = lines.findIndex((line, i) => i > at && line.startsWith('```'));
  const last = end < 0 ? lines.length : end;
  return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last + 1];
}

function tableAt(lines: readonly string[], at: number): [Block | null, number] {
  let end = at;
  while (end < lines.length && lines[end].startsWith('|')) end++;
  const [head, ...rows] = lines
    .slice(at, end)
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map(cells);
  return [head ? { kind: 'table', head, rows } : null, end];
}

/** `\|` is a bar inside a cell. */
function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function listAt(lines: readonly string[], at: number): [Block, number] {
  const items: string[] = [];
  let next = at;
  while (next < lines.length && ITEM.test(lines[next])) {
    const [text, end] = proseAt(lines, next);
    items.push(text.replace(ITEM, ''));
    next = end;
  }
  return [{ kind: 'list', ordered: /^\d/.test(lines[at]), items }, next];
}

/** A paragraph or an item goes on to the next line that starts something else. */
function proseAt(lines: readonly string[], at: number): [string, number] {
  let end = at + 1;
  while (end < lines.length && !startsBlock(lines[end])) end++;
  const text = lines.slice(at, end).map((line) => line.trim());
  return [text.join(' '), end];
}

export interface Clause {
  readonly id: string;
  /** S: the source says it. R: our ruling. O: an option. `O S`: an option that the source has. */
  readonly mark: string;
  readonly text: string;
}

/** A clause of the rulebook: its id and its mark stand in bold at the start of an item. */
export function clauseOf(item: string): Clause | null {
  const found = /^\*\*([A-Z][A-Z0-9]*-(?:E|[\d.]+)) ([SRO](?: [SRO])*)\*\*\s*/.exec(item);
  return found && { id: found[1], mark: found[2], text: item.slice(found[0].length) };
}

export function clausesOf(blocks: readonly Block[]): Clause[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap((item) => clauseOf(item) ?? []) : []));
}

export type Span = { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string };

const SPAN = /(\*\*[^*]+\*\*|`[^`]+`|(?<!\w)\*(?![*\s])(?:[^*]|\*\*[^*]+\*\*)+\*(?!\w)|(?<!\w)_[^_]+_(?!\w))/;

/** Bold, italic and code within a line, bold within italic too; links keep their words. */
export function spansOf(text: string): Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return plain
    .split(SPAN)
    .filter((part) => part !== '')
    .flatMap((part) => (SPAN.test(part) ? spansIn(part) : [{ kind: 'text', text: part }]));
}

function spansIn(part: string): Span[] {
  if (part.startsWith('**')) return [{ kind: 'strong', text: part.slice(2, -2) }];
  if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }];
  return spansOf(part.slice(1, -1)).map((span) => (span.kind === 'text' ? { ...span, kind: 'em' } : span));
}
