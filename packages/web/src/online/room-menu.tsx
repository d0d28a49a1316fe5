import { Menu } from '../look/menu.tsx';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { copyText } from './invite.tsx';
import type { Room } from './room.ts';
import { doAt } from './state.tsx';

/** What can be done at this table besides playing. */
export function RoomMenu({ room }: { room: Room }) {
  const { phase, paused, seats } = room.status.value;
  const seat = room.seat.value;
  const plays = phase === 'on' && seat !== null && seats[seat].bot === null;
  return (
    <Menu label={t('menu')} sign="⋯">
      <button type="button" onClick={() => void copyText(`${location.origin}/table/${room.id}`)}>
        {t('before.copy')}
      </button>
      {plays && !paused && (
        <button type="button" onClick={() => void doAt(room, { type: 'pause' })}>
          {t('menu.pause')}
        </button>
      )}
      {plays && (
        <button type="button" onClick={() => void doAt(room, { type: 'stand' })}>
          {t('menu.bot')}
        </button>
      )}
      {plays && (
        <button type="button" onClick={() => void resign(room)}>
          {t('menu.resign')}
        </button>
      )}
      <button type="button" onClick={() => print()}>
        {app('match.print')}
      </button>
      <a href="/tables">{t('menu.lobby')}</a>
    </Menu>
  );
}

async function resign(room: Room): Promise<void> {
  const { confirmed } = await import('../look/confirm.tsx');
  if (await confirmed(t('menu.resign.sure'), t('menu.resign'), app('undo.keep'))) await doAt(room, { type: 'resign' });
}
