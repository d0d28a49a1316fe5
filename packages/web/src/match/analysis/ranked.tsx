import { type ComponentChildren, toChildArray } from 'preact';
import { useState } from 'preact/hooks';
import type { TableScreen } from '../screen.ts';
import '../parts/move-row.css';
import { t, tell } from '../../words/catalogue.ts';

const SHOWN = 6;

/** A list of which the first few count most; the rest when asked for. */
export function Ranked({ children }: { children: ComponentChildren }) {
  const [whole, setWhole] = useState(false);
  const entries = toChildArray(children);
  if (entries.length === 0) return null;
  return (
    <>
      <ol class="ranked">{whole ? entries : entries.slice(0, SHOWN)}</ol>
      {!whole && entries.length > SHOWN && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {t('kept.all', { count: entries.length })}
        </button>
      )}
    </>
  );
}

interface EntryProps {
  readonly screen: TableScreen;
  readonly index: number;
  readonly amount: string;
  readonly children?: ComponentChildren;
  /** Below it. */
  readonly more?: ComponentChildren;
}

/** One event of the match and what it changed; a click shows the board before it. */
export function Entry({ screen, index, amount, children, more }: EntryProps) {
  const { game, setup, lines } = screen.table;
  return (
    <li>
      <button type="button" class="move" onClick={() => screen.lookAt(index)}>
        <span>
          {tell(game, lines.value[index].sentence, setup.seats)} {children}
        </span>
        <b class="number">{amount}</b>
      </button>
      {more}
    </li>
  );
}
