import type { Event } from '@waybill/rules/kernel';
import { useState } from 'preact/hooks';
import { useGrowing } from '../../look/growing.ts';
import { memo } from '../../look/memo.tsx';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import { targetOf } from '../target.ts';
import './moves.css';
import './moves-line.css';

const FEW = 12;
const PAGE = 60;
const FIRST = 15;

/** Every legal move as a button: whoever can't use the board plays from here. */
export function Moves({ desk }: { desk: Desk }) {
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState(1);
  const all = movesNow(desk);
  const found = matching(desk, all, wanted);
  const drawn = useGrowing(Math.min(found.length, pages * PAGE), FIRST, FIRST);
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
          <MoveRow key={JSON.stringify(event)} desk={desk} event={event} />
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

const MoveRow = memo(function MoveRow({ desk, event }: { desk: Desk; event: Event }) {
  const target = targetOf(desk, event);
  return (
    <li>
      <button type="button" class="move" {...target}>
        {target['aria-label']}
      </button>
    </li>
  );
});

function movesNow(desk: Desk): readonly Event[] {
  if (!desk.live.value) return [];
  return desk.moment.value.moves.filter((event) => desk.step.value?.allow?.(event) !== false);
}

function matching(desk: Desk, all: readonly Event[], wanted: string): readonly Event[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return all;
  const { game, setup } = desk.table;
  const { state } = desk.moment.value;
  return all.filter((event) => {
    const words = tell(game, game.say(state, event), setup.seats).toLocaleLowerCase();
    return parts.every((part) => words.includes(part));
  });
}
