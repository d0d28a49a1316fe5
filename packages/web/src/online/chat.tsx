import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { notify } from '../look/notice.tsx';
import { stored } from '../store/settings.ts';
import type { Room } from './room.ts';
import { explain } from './telling.ts';
import { t } from './words.ts';

/** Whom this device doesn't want to hear, by name. */
const muted = stored<readonly string[]>('muted', []);
/** Open where somebody has opened it; a closed chat says in passing what is new. */
const shown = signal(false);

function toggle(name: string): void {
  const others = muted.value.filter((one) => one !== name);
  muted.value = others.length < muted.value.length ? others : [...others, name];
}

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
  const names = [...new Set(said.flatMap(({ name }) => name ?? []))];
  const own = room.seat.value === null ? null : room.status.value.seats[room.seat.value].name;
  return (
    <details class="box chat" open={shown.value} onToggle={(toggled) => (shown.value = toggled.currentTarget.open)}>
      <summary class="caption">{t('chat')}</summary>
      <ol ref={list} tabIndex={0} aria-label={t('chat')}>
        {said.length === 0 && <li class="nothing">{t('chat.none')}</li>}
        {said
          .filter(({ name }) => name === null || !muted.value.includes(name))
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
        {names
          .filter((name) => name !== own)
          .map((name) => (
            <button key={name} type="button" class="quiet" onClick={() => toggle(name)}>
              {t(muted.value.includes(name) ? 'chat.unmute' : 'chat.mute', { name })}
            </button>
          ))}
      </div>
    </details>
  );
}

/** Says in passing what is said while the chat is closed. */
function useNews(room: Room): void {
  const heard = useRef(room.said.peek().length);
  const said = room.said.value;
  useEffect(() => {
    const fresh = said.slice(heard.current);
    heard.current = said.length;
    const last = fresh.findLast(({ name }) => name === null || !muted.peek().includes(name));
    const own = room.seat.peek();
    if (!last || shown.peek() || (own !== null && room.status.peek().seats[own].name === last.name)) return;
    notify(t('chat.new', { name: last.name ?? t('chat.somebody'), text: last.text }));
  }, [said.length]);
}
