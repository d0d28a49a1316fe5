import type { Event } from '@waybill/rules/kernel';
import { useState } from 'preact/hooks';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import { targetOf } from '../target.ts';

const FEW = 12;
const PAGE = 60;

/** Every legal move as a button: whoever can't use the board plays from here. */
export function Moves({ desk }: { desk: Desk }) {
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState(1);
  const all = movesNow(desk);
  const found = matching(all, wanted);
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
        {found.slice(0, pages * PAGE).map(({ event, words }) => {
          const target = targetOf(desk, event);
          return (
            <li key={target['data-move']}>
              <button type="button" class="move" {...target}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > pages * PAGE && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {t('moves.more', { count: found.length - pages * PAGE })}
        </button>
      )}
    </div>
  );
}

interface Listed {
  readonly event: Event;
  readonly words: string;
}

function movesNow(desk: Desk): Listed[] {
  const { game, setup } = desk.table;
  const { moves, state } = desk.moment.value;
  if (!desk.live.value) return [];
  return moves
    .filter((event) => desk.step.value?.allow?.(event) !== false)
    .map((event) => ({ event, words: tell(game, game.say(state, event), setup.seats) }));
}

function matching(all: readonly Listed[], wanted: string): readonly Listed[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ words }) => parts.every((part) => words.toLocaleLowerCase().includes(part)));
}
