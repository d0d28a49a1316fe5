import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { notify } from '../look/notice.ts';
import { t } from '../words/online.ts';
import { call } from './http.ts';
import { isMuted, toggleMuted } from './muting.ts';
import { explain } from './refusal-words.ts';
import type { Room } from './room.ts';

/** Open where somebody has opened it; a closed chat says in passing what is new. */
const shown = signal(false);

/** What people at the table say to each other. It is text, whatever it looks like. */
export function Chat({ room }: { room: Room }) {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const said = room.said.value;
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said.length, shown.value]);
  useNews(room);
  const send = async (submit: SubmitEvent) => {
    submit.preventDefault();
    if (text.trim() === '') return;
    const refused = await room.send({ type: 'chat', text });
    if (refused) notify(explain(refused));
    else setText('');
  };
  const others = new Map(
    said.flatMap(({ who, name }) => (who === null || name === null ? [] : [[who, name] as const])),
  );
  others.delete(ownHandle(room) ?? '');
  return (
    <details class="box chat" open={shown.value} onToggle={(toggled) => (shown.value = toggled.currentTarget.open)}>
      <summary class="caption">{t('chat')}</summary>
      <ol ref={list} tabIndex={0} aria-label={t('chat')}>
        {said.length === 0 && <li class="nothing">{t('chat.none')}</li>}
        {said
          .filter(({ who }) => !isMuted(who))
          .map(({ n, name, text: words }) => (
            <li key={n}>
              <b>{name ?? t('chat.somebody')}</b> <span>{words}</span>
            </li>
          ))}
      </ol>
      {room.seat.value !== null && (
        <form class="row" onSubmit={(submit) => void send(submit)}>
          <input
            type="text"
            maxLength={500}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            value={text}
            onInput={(input) => setText(input.currentTarget.value)}
          />
          <button type="submit">{t('chat.send')}</button>
        </form>
      )}
      <div class="row">
        {[...others].map(([who, name]) => (
          <Manners key={who} room={room} who={who} name={name} />
        ))}
      </div>
    </details>
  );
}

/** Whoever was here before there were handles has only a name. */
function ownHandle(room: Room): string | null {
  const own = room.seat.value === null ? null : room.status.value.seats[room.seat.value];
  return own?.handle ?? own?.name ?? null;
}

/** Not hearing somebody, not meeting them again, and telling those who run the server. */
function Manners({ room, who, name }: { room: Room; who: string; name: string }) {
  const facts = { name: who === name ? name : `${name} (${who})` };
  const block = async () => {
    const { status } = await call('PUT', `/api/me/blocks/${encodeURIComponent(who)}`, {});
    if (status === 200 && !isMuted(who)) toggleMuted(who);
    notify(status === 200 ? t('chat.blocked', facts) : t('failed'));
  };
  const report = async () => {
    const lines = room.said.value.filter((one) => one.who === who).map((one) => one.text);
    const words = lines.join(' / ').slice(-1000);
    const { status } = await call('POST', '/api/reports', { handle: who, table: room.id, words });
    notify(status === 200 ? t('chat.reported') : t('failed'));
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => toggleMuted(who)}>
        {t(isMuted(who) ? 'chat.unmute' : 'chat.mute', facts)}
      </button>
      <button type="button" class="quiet" onClick={() => void block()}>
        {t('chat.block', facts)}
      </button>
      <button type="button" class="quiet" onClick={() => void report()}>
        {t('chat.report', facts)}
      </button>
    </>
  );
}

/** Says in passing what is said while the chat is closed. */
function useNews(room: Room): void {
  const heard = useRef(room.said.peek().length);
  const said = room.said.value;
  useEffect(() => {
    const fresh = said.slice(heard.current);
    heard.current = said.length;
    const last = fresh.findLast(({ who }) => !isMuted(who));
    if (!last || shown.peek() || (last.who !== null && last.who === ownHandle(room))) return;
    notify(t('chat.new', { name: last.name ?? t('chat.somebody'), text: last.text }));
  }, [said.length]);
}
