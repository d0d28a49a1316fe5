import { type Block, clauseOf, readBlocks, spansOf } from '@waybill/kernel/markdown';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { memo } from '../look/memo.tsx';
import { useGrowing } from '../look/use-growing.ts';
import { t } from '../words/catalogue.ts';
import { withAppendixApart, withReadingsApart } from './sections.ts';
import './rulebook.css';

interface Props {
  readonly markdown: string;
  readonly clause: string;
  readonly wanted: string;
  /** What stands below a clause: its worked examples, and the reading that a match uses. */
  readonly below?: (clause: string) => ComponentChildren;
}

/** A rulebook, whole or only what holds the words looked for; opened at a clause. */
export function Rulebook({ markdown, clause, wanted, below }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const { blocks, readings } = useMemo(() => withReadingsApart(readBlocks(markdown)), [markdown]);
  const shown = useMemo(() => matching(blocks, wanted.trim().toLocaleLowerCase()), [blocks, wanted]);
  const [rules, appendix] = useMemo(() => withAppendixApart(shown), [shown]);
  const grown = useGrowing(rules.length + 1);
  const isDrawn = grown > rules.length;
  useEffect(() => {
    if (clause === '' || !isDrawn) return;
    const item = page.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus();
  }, [clause, markdown, isDrawn]);
  return (
    <div class="rulebook" ref={page}>
      {shown.length === 0 && <p class="nothing">{t('rules.nothing')}</p>}
      {rules.slice(0, grown).map((block, i) => (
        <BlockView key={i} {...{ block, clause, readings, below }} />
      ))}
      {isDrawn && appendix.length > 0 && (
        <details class="appendix" open={wanted !== '' || hasClause(appendix, clause)}>
          <summary>{t('rules.programmers')}</summary>
          {appendix.map((block, i) => (
            <BlockView key={i} {...{ block, clause, readings, below }} />
          ))}
        </details>
      )}
    </div>
  );
}

function hasClause(blocks: readonly Block[], clause: string): boolean {
  return blocks.some(
    ({ kind, ...block }) =>
      kind === 'list' && 'items' in block && block.items.some((item) => clauseOf(item)?.id === clause),
  );
}

/** By clause: what the section about its reading says. */
type Readings = ReadonlyMap<string, readonly Block[]>;

interface Beside {
  readonly clause: string;
  readonly readings: Readings;
  readonly below?: Props['below'];
}

/** Headings stay with what is found below them. */
function matching(blocks: readonly Block[], wanted: string): readonly Block[] {
  if (wanted === '') return blocks;
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted);
  const found = blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'list') return [{ ...block, items: block.items.filter(has) }];
    if (block.kind === 'table') return [{ ...block, rows: block.rows.filter((row) => row.some(has)) }];
    return has(block.text) ? [block] : [];
  });
  const full = found.filter(
    (block) => (block.kind !== 'list' || block.items.length > 0) && (block.kind !== 'table' || block.rows.length > 0),
  );
  return full.filter((block, i) => block.kind !== 'heading' || (full[i + 1] && full[i + 1].kind !== 'heading'));
}

const BlockView = memo(({ block, ...beside }: { block: Block } & Beside) => {
  switch (block.kind) {
    case 'heading':
      return block.level <= 1 ? (
        <h2>
          <Spans text={block.text} />
        </h2>
      ) : (
        <h3>
          <Spans text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'table':
      return <TableBlock head={block.head} rows={block.rows} />;
    case 'list': {
      const items = block.items.map((item, i) => <Item key={i} item={item} {...beside} />);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
});

function TableBlock({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // A wide table scrolls, and scrolling needs the keyboard.
    <div class="wide" tabIndex={0} role="group" aria-label={head.filter(Boolean).join(', ') || t('rules.table')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell ? (
                <th key={i}>
                  <Spans text={cell} />
                </th>
              ) : (
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Item({ item, ...beside }: { item: string } & Beside) {
  const { clause, readings, below } = beside;
  const found = clauseOf(item);
  if (!found)
    return (
      <li>
        <Spans text={item} />
      </li>
    );
  return (
    <li class="clause-item" data-clause={found.id} data-sought={found.id === clause ? '' : undefined} tabIndex={-1}>
      <span class="clause-id">
        {found.id}
        <span class="clause-mark" title={markWords(found.mark)}>
          {found.mark}
        </span>
      </span>
      <span>
        <Spans text={found.text} />
        {readings.has(found.id) && (
          <details class="reading" open={found.id === clause}>
            <summary>{t('rules.readings')}</summary>
            {readings.get(found.id)?.map((block, i) => (
              <BlockView key={i} block={block} clause="" readings={NONE} />
            ))}
          </details>
        )}
        {below?.(found.id)}
      </span>
    </li>
  );
}

const NONE: Readings = new Map();

function markWords(mark: string): string {
  if (mark.includes('O')) return t('rules.option');
  return mark === 'R' ? t('rules.ruling') : t('rules.stated');
}

function Spans({ text }: { text: string }) {
  return (
    <>
      {spansOf(text).map(({ kind, text: words }, i) => {
        if (kind === 'strong') return <strong key={i}>{words}</strong>;
        if (kind === 'em') return <em key={i}>{words}</em>;
        if (kind === 'code') return <code key={i}>{words}</code>;
        return words;
      })}
    </>
  );
}
