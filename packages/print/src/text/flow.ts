import { readBlocks } from '@waybill/kernel/markdown';
import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import { POINT } from './measure.ts';
import { type Line, wrap } from './wrap.ts';

/** What a page of words is made of. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'item'; readonly text: string }
  /** A number or short mark in front, and what it marks. */
  | { readonly kind: 'entry'; readonly mark: string; readonly text: string };

/** Rules in short, as blocks. */
export function blocksOf(markdown: string): Block[] {
  return readBlocks(markdown).flatMap((block): Block[] => {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', text: block.text }];
      case 'list':
        return block.items.map((text) => ({ kind: 'item', text }));
      case 'table':
        return block.rows.map((row) => ({ kind: 'item', text: row.join(': ') }));
      default:
        return [{ kind: 'text', text: block.text }];
    }
  });
}

export interface FlowStyle {
  readonly columns: number;
  readonly gap: number;
  /** In points. */
  readonly size: number;
}

interface Set {
  readonly block: Block;
  readonly lines: readonly Line[];
  readonly indent: number;
  readonly before: number;
  readonly leading: number;
}

const HEADING = 1.15;
const LEADING = 1.24;

function setBlock(block: Block, size: number, width: number, widestMark: number): Set {
  const em = size * POINT;
  switch (block.kind) {
    case 'heading': {
      const large = size * HEADING;
      const lines = wrap(`**${block.text}**`, large, width);
      return { block, lines, indent: 0, before: em * 0.95, leading: large * POINT * LEADING };
    }
    case 'text':
      return { block, lines: wrap(block.text, size, width), indent: 0, before: em * 0.4, leading: em * LEADING };
    case 'item':
    case 'entry': {
      const indent = block.kind === 'item' ? em * 0.9 : widestMark;
      const before = block.kind === 'item' ? em * 0.28 : em * 0.1;
      return { block, lines: wrap(block.text, size, width - indent), indent, before, leading: em * LEADING };
    }
  }
}

/** The blocks set in columns; several pages where one is not enough. Draws nothing yet. */
export interface Flow {
  readonly pages: readonly (readonly Placed[])[];
  readonly style: FlowStyle;
}

interface Placed {
  readonly set: Set;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  /** Of its first line's top, from the top of the column. */
  readonly y: number;
}

/** `first` is how high the columns of the first page are, if lower than the others. */
export function flow(
  blocks: readonly Block[],
  area: Area,
  style: FlowStyle,
  { widestMark = 0, first = area.h } = {},
): Flow {
  const width = (area.w - style.gap * (style.columns - 1)) / style.columns;
  const sets = blocks.map((block) => setBlock(block, style.size, width, widestMark));
  const pages: Placed[][] = [[]];
  let [column, y] = [0, 0];
  const height = () => (pages.length === 1 ? first : area.h);
  const next = () => {
    column++;
    y = 0;
    if (column === style.columns) {
      column = 0;
      pages.push([]);
    }
  };
  sets.forEach((set, i) => {
    const before = y === 0 ? 0 : set.before;
    // A heading never stands alone at the foot of a column.
    const company = set.block.kind === 'heading' ? (sets[i + 1]?.leading ?? 0) * 2 : 0;
    if (y > 0 && y + before + set.leading * Math.min(2, set.lines.length) + company > height()) next();
    else y += before;
    for (let from = 0; from < set.lines.length; ) {
      let room = Math.floor((height() - y) / set.leading + 1e-6);
      if (room < 1) {
        do next();
        while (pages.length === 1 && first < set.leading);
        room = Math.max(1, Math.floor(height() / set.leading));
      }
      const to = Math.min(set.lines.length, from + room);
      pages.at(-1)!.push({ set, from, to, column, y });
      y += (to - from) * set.leading;
      from = to;
    }
  });
  return { pages, style };
}

/** The largest type, between the sizes told, at which everything stands on one page, in columns of about one height. */
export function flowOnOnePage(blocks: readonly Block[], area: Area, style: FlowStyle, smallest: number): Flow {
  for (let size = style.size; size > smallest; size -= 0.1) {
    const found = flow(blocks, area, { ...style, size });
    if (found.pages.length === 1) return balanced(blocks, area, found);
  }
  return flow(blocks, area, { ...style, size: smallest });
}

/** The same in the lowest columns that still hold it on one page. */
function balanced(blocks: readonly Block[], area: Area, found: Flow): Flow {
  let best = found;
  for (let h = area.h - 2; h > 0; h -= 2) {
    const lower = flow(blocks, { ...area, h }, found.style);
    if (lower.pages.length > 1) break;
    best = lower;
  }
  return best;
}

export function drawFlow(pen: Pen, inks: Inks, { pages, style }: Flow, page: number, area: Area): void {
  const width = (area.w - style.gap * (style.columns - 1)) / style.columns;
  for (const { set, from, to, column, y } of pages[page]) {
    const left = area.x + column * (width + style.gap);
    const size = set.block.kind === 'heading' ? style.size * HEADING : style.size;
    const base = (line: number) => area.y + y + (line - from) * set.leading + size * POINT * 0.95;
    if (set.block.kind === 'heading') {
      const under = base(to - 1) + size * POINT * 0.32;
      pen.line(left, under, left + width, under, { stroke: inks.accent, width: 0.25 });
    }
    if (from === 0 && set.block.kind === 'item') {
      const em = style.size * POINT;
      pen.rect(left + em * 0.2, base(0) - em * 0.42, em * 0.28, em * 0.28, { fill: inks.accent });
    }
    if (from === 0 && set.block.kind === 'entry') {
      const mark = { size, anchor: 'end', fill: inks.soft } as const;
      pen.text(left + set.indent - size * POINT * 0.5, base(0), set.block.mark, mark);
    }
    const fill = set.block.kind === 'heading' ? inks.accent : inks.ink;
    for (let line = from; line < to; line++) {
      for (const run of set.lines[line]) {
        pen.text(left + set.indent + run.x, base(line), run.text, { size, font: run.font, fill });
      }
    }
  }
}
