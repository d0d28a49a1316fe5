import type { Event } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import { memo } from '../../look/memo.tsx';
import { whenIdle } from '../../look/when-idle.ts';
import { t } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import { targetOf } from '../target.ts';
import './moves.css';
import './move-row.css';

const FEW = 12;
const PAGE = 60;
const FIRST = 15;

/** Every legal move as a button: whoever can't use the board plays from here. */
export function Moves({ screen }: { screen: TableScreen }) {
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState(1);
  const all = movesNow(screen);
  const found = matching(screen, all, wanted);
  const drawn = useIncrementalCount(Math.min(found.length, pages * PAGE), FIRST, FIRST);
  if (all.length === 0) return <p class="nothing">{t('moves.none')}</p>;
  return (
    <div class="moves">
      <p class="caption" role="status">
        {t('moves.count', { count: found.length })}
      </p>
      {all.length > FEW && (
        <input
          type="search"
          aria-label={t('moves.search')}
          placeholder={t('moves.search')}
          value={wanted}
          onInput={(input) => setWanted(input.currentTarget.value)}
        />
      )}
      <ul>
        {found.slice(0, Math.min(drawn, pages * PAGE)).map((event) => (
          <MoveRow key={JSON.stringify(event)} screen={screen} event={event} />
        ))}
      </ul>
      {found.length > pages * PAGE && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {t('moves.more', { count: found.length - pages * PAGE })}
        </button>
      )}
    </div>
  );
}

const MoveRow = memo(function MoveRow({ screen, event }: { screen: TableScreen; event: Event }) {
  const target = targetOf(screen, screen.moment.value, event);
  return (
    <li>
      <button type="button" class="move" {...target}>
        {target['aria-label']}
      </button>
    </li>
  );
});

function movesNow(screen: TableScreen): readonly Event[] {
  if (!screen.live.value) return [];
  return screen.moment.value.moves.filter((event) => screen.step.value?.allow?.(event) !== false);
}

function matching(screen: TableScreen, all: readonly Event[], wanted: string): readonly Event[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return all;
  return all.filter((event) => {
    const words = screen.nameMove(screen.moment.value, event).toLocaleLowerCase();
    return parts.every((part) => words.includes(part));
  });
}

/** How many of so many things are drawn: some at once, the others when there is time, so that opening them is no wait. */
function useIncrementalCount(wanted: number, first: number, more: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= wanted) return;
    return whenIdle(() => setDrawn(drawn + more));
  }, [drawn, wanted]);
  return drawn;
}
