import type { Action } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../look/lazy.tsx';
import { notify } from '../look/notice.ts';
import { t } from '../words/online.ts';
import { namesOf } from './online-table.ts';
import { explain } from './refusal-words.ts';
import type { Room } from './room.ts';

const AskBox = lazy(async () => (await import('./notices/ask-box.tsx')).AskBox);

/** Does something at the table; a refusal is said in passing. */
export async function doAt(room: Room, action: Action): Promise<void> {
  const refused = await room.send(action);
  if (refused) notify(explain(refused));
}

/** What stands between the viewer and the match: the connection, a pause, a request to take back. */
export function State({ room }: { room: Room }) {
  const { phase, paused, seats } = room.status.value;
  const seat = room.seat.value;
  useNews(room);
  const stoodUp = phase === 'on' && seat !== null && seats[seat].bot !== null && !seats[seat].out;
  return (
    <>
      {room.lost.value && (
        <p class="state refused" role="status">
          {t('link.lost')}
        </p>
      )}
      {phase === 'on' && seat === null && <p class="state note">{t('watching')}</p>}
      {stoodUp && (
        <div class="state box">
          <p>{t('watching.back')}</p>
          <button type="button" class="main" onClick={() => void doAt(room, { type: 'sit' })}>
            {t('come-back')}
          </button>
        </div>
      )}
      {phase === 'on' && paused && seat !== null && (
        <div class="state box">
          <p>{t('halt.paused')}</p>
          <button type="button" class="main" onClick={() => void doAt(room, { type: 'resume' })}>
            {t('resume')}
          </button>
        </div>
      )}
      <Asked room={room} />
      {useWaiting(room) && <AskBox />}
    </>
  );
}

/** A request and its answer are said in passing too: the page may be scrolled to somewhere else. */
function useNews(room: Room): void {
  const entry = room.happened.value;
  useEffect(() => {
    if (entry?.type !== 'ask-back' && entry?.type !== 'answer-back' && entry?.type !== 'rematch') return;
    if (entry.seat === undefined || entry.seat === room.seat.peek()) return;
    const name = namesOf(room)[entry.seat];
    if (entry.type === 'ask-back' && room.status.peek().asked) notify(t('back.asks', { name }));
    if (entry.type === 'rematch') notify(t('after.rematch.asks', { name }));
    if (entry.type === 'answer-back' && !entry.yes) notify(t('back.refused', { name }));
  }, [entry]);
}

/** Whether somebody has made a move here and waits for another person now. */
function useWaiting(room: Room): boolean {
  const { phase, next, paused, seats } = room.status.value;
  const seat = room.seat.value;
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (seat !== null && next === seat) setAsked(true);
  }, [next, seat]);
  if (!wasAsked || phase !== 'on' || paused || typeof next !== 'number' || next === seat) return false;
  return seats[next].person && seats[next].bot === null;
}

/** Somebody asks to take back: everybody else at the table answers. */
function Asked({ room }: { room: Room }) {
  const { asked } = room.status.value;
  const seat = room.seat.value;
  if (!asked) return null;
  const own = asked.seat === seat;
  const open = seat !== null && !own && !asked.yes.includes(seat);
  const answer = (yes: boolean) => void doAt(room, { type: 'answer-back', yes });
  return (
    <div class="state box asked" role="alertdialog" aria-label={t('back.asks', { name: namesOf(room)[asked.seat] })}>
      <p>{own ? t('back.waits') : t('back.asks', { name: namesOf(room)[asked.seat] })}</p>
      {own && (
        <button type="button" onClick={() => answer(false)}>
          {t('back.drop')}
        </button>
      )}
      {open && (
        <div class="row">
          <button type="button" class="main" onClick={() => answer(true)}>
            {t('back.yes')}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {t('back.no')}
          </button>
        </div>
      )}
    </div>
  );
}
