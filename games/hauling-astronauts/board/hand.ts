import type { Seat } from '@waybill/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { Props } from './board.tsx';
import { openSources, type Source, sideOf } from './ways.ts';

/** What the player has taken up, and the means to take up something else. */
export interface Hand {
  readonly by: Seat;
  readonly held: Source | null;
  readonly sources: ReadonlySet<Source>;
  readonly take: (source: Source | null) => void;
}

/** Forgotten as soon as anything has happened. */
export function useHand({ moment, target, onPreview }: Props): Hand {
  const [taken, setTaken] = useState<{ readonly at: number; readonly source: Source | null } | null>(null);
  const sources = useMemo(() => openSources(moment.moves, target), [moment, target]);
  const source = taken?.at === moment.index ? taken.source : null;
  return {
    by: sideOf(moment.viewer),
    held: source !== null && sources.has(source) ? source : null,
    sources,
    take: (wanted) => {
      onPreview(null);
      setTaken({ at: moment.index, source: wanted });
    },
  };
}

/** Attributes of something that can be taken up, and put back. Drags begin at `data-drag`. */
export function pickProps(hand: Hand, source: Source, label: string) {
  if (!hand.sources.has(source)) return null;
  const toggle = () => hand.take(hand.held === source ? null : source);
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': hand.held === source,
    'data-pick': source,
    'data-drag': source,
    onClick: (click: MouseEvent) => {
      click.stopPropagation();
      toggle();
    },
    onKeyDown: (key: KeyboardEvent) => {
      if (key.key !== 'Enter' && key.key !== ' ') return;
      key.preventDefault();
      toggle();
      if (hand.held !== source) focusFirstGoal(key.currentTarget as Element);
    },
  };
}

/** By keyboard, what was taken up is brought somewhere next. */
function focusFirstGoal(from: Element): void {
  const board = from.closest('.ha');
  requestAnimationFrame(() => board?.querySelector<SVGElement>('.ha-goal[data-state="open"]')?.focus());
}
