import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../words/catalogue.ts';
import { type Block, blocksOf, clauseOf, spansOf } from './markdown.ts';
import './rulebook.css';

/** A rulebook, whole or only what holds the words looked for; opened at a clause. */
export function Rulebook({ markdown, clause, wanted }: { markdown: string; clause: string; wanted: string }) {
  const page = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => blocksOf(markdown), [markdown]);
  const shown = useMemo(() => matching(blocks, wanted.trim().toLocaleLowerCase()), [blocks, wanted]);
  useEffect(() => {
    if (clause === '') return;
    const item = page.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus();
  }, [clause, markdown]);
  return (
    <div class="rulebook" ref={page}>
      {shown.length === 0 && <p class="nothing">{t('rules.nothing')}</p>}
      {shown.map((block, i) => (
        <BlockView key={i} block={block} clause={clause} />
      ))}
    </div>
  );
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

function BlockView({ block, clause }: { block: Block; clause: string }) {
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
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <Item key={i} item={item} clause={clause} />
          ))}
        </ul>
      );
  }
}

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

function Item({ item, clause }: { item: string; clause: string }) {
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
        {found.mark && (
          <span class="clause-mark" title={markWords(found.mark)}>
            {found.mark}
          </span>
        )}
      </span>
      <span>
        <Spans text={found.text} />
      </span>
    </li>
  );
}

function markWords(mark: string): string {
  if (mark === 'S') return t('rules.stated');
  return mark === 'O' ? t('rules.option') : t('rules.ruling');
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
