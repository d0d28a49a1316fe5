import { effect } from '@preact/signals';
import { isTableList, isYours } from '@waybill/protocol';
import { useEffect } from 'preact/hooks';
import { person } from '../frame/server.ts';
import { findEntry } from '../games/registry.ts';
import { notify } from '../look/notice.ts';
import { t } from '../words/online.ts';
import { ask } from './http.ts';
import type { Room } from './room.ts';

const LOOK_EVERY = 30_000;

const isMine = ({ status, seat }: Room) => {
  const { phase, next, paused, asked } = status.value;
  const own = seat.value;
  if (phase !== 'on' || paused || own === null) return false;
  return next === own || (asked !== null && asked.seat !== own && !asked.yes.includes(own));
};

/** Says in the title, and in passing, that it is one's turn: here, and at one's other tables. */
export function useTurn(room: Room, title: string): void {
  useEffect(() => {
    const stop = effect(() => showTitle(isMine(room), title));
    const looked = () => showTitle(isMine(room), title);
    document.addEventListener('visibilitychange', looked);
    const timer = setInterval(() => void lookElsewhere(room.id), LOOK_EVERY);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', looked);
      clearInterval(timer);
      told.clear();
    };
  }, [room]);
}

function showTitle(mine: boolean, title: string): void {
  document.title = mine ? `● ${t('turn')} · ${title}` : `${title} · Waybill`;
}

/** Tables whose turn has been told already. */
const told = new Set<string>();

async function lookElsewhere(here: string): Promise<void> {
  if (!person.peek()) return;
  const { tables } = await ask(isTableList, '/api/me/tables').catch(() => ({ tables: [] }));
  for (const table of tables) {
    const key = `${table.id} ${table.changed}`;
    if (!isYours(table) || table.id === here || told.has(key)) continue;
    told.add(key);
    const words = t('turn.at', { title: findEntry(table.game)?.title ?? '' });
    notify(words, { words: t('turn.go'), run: () => location.assign(`/table/${table.id}`) });
    return;
  }
}
