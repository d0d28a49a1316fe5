import type { ClockKind, Seeker } from '@waybill/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { lookForServer } from '../frame/server.ts';
import { entries, findEntry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { ClockField, clockWords } from '../online/clock-field.tsx';
import { beSomebody } from '../online/me.ts';
import { NameForm } from '../online/name-form.tsx';
import { TableLines } from '../online/table-lines.tsx';
import { t as app } from '../words/catalogue.ts';
import { t as online } from '../words/online.ts';
import { useOpponents } from './lists.ts';
import { Seek, type Wish } from './seek.ts';
import { t } from './words.ts';
import '../look/cards.css';
import '../online/online.css';
import './opponents.css';

const forTwo = entries.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);

/** Strangers to play with, and matches to watch. */
export function OpponentsPage() {
  const [there, setThere] = useState<boolean | null>(null);
  useEffect(() => void lookForServer().then(setThere), []);
  return (
    <Frame title={t('title')}>
      {there ? <Opponents /> : <p class="nothing">{there === null ? app('loading') : online('no-server')}</p>}
    </Frame>
  );
}

function Opponents() {
  const [seek, setSeek] = useState<Seek | null>(null);
  const [nameless, setNameless] = useState<Wish | null>(null);
  const running = useRef<Seek | null>(null);
  const lists = useOpponents();
  const stop = () => {
    running.current?.stop();
    running.current = null;
    setSeek(null);
  };
  useEffect(() => stop, []);
  const look = async (wish: Wish) => {
    stop();
    setNameless(null);
    if (!(await beSomebody())) return setNameless(wish);
    running.current = new Seek(wish, (table) => route(`/table/${table}`));
    setSeek(running.current);
  };
  return (
    <div class="opponents">
      <section class="box" aria-labelledby="seek">
        <h2 id="seek" class="caption">
          {t('title')}
        </h2>
        {nameless && <NameForm onName={() => void look(nameless)} />}
        {!nameless && seek && <Seeking seek={seek} onStop={stop} />}
        {!nameless && !seek && <SeekForm onSeek={(wish) => void look(wish)} />}
      </section>
      <Seekers seeks={lists?.seeks ?? null} onPlay={(wish) => void look(wish)} />
      <section class="box match-list" aria-labelledby="watch">
        <h2 id="watch" class="caption">
          {t('watch')}
        </h2>
        {lists?.watched.length === 0 && <p class="nothing">{t('watch.none')}</p>}
        {lists && lists.watched.length > 0 && (
          <>
            <TableLines tables={lists.watched} />
            <a class="button" href="/watch">
              {t('watch.best')}
            </a>
          </>
        )}
      </section>
    </div>
  );
}

function SeekForm({ onSeek }: { onSeek: (wish: Wish) => void }) {
  const [game, setGame] = useState(forTwo[0]?.id ?? '');
  const [clock, setClock] = useState<ClockKind | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSeek({ game, clock });
  };
  return (
    <form class="seek-form" onSubmit={submit}>
      <p class="note">{t('words')}</p>
      <div class="row">
        <label>
          {t('game')}
          <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
            {forTwo.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <ClockField clock={clock} onChange={setClock} />
      </div>
      <button type="submit" class="main">
        {t('go')}
      </button>
    </form>
  );
}

function Seeking({ seek, onStop }: { seek: Seek; onStop: () => void }) {
  const game = findEntry(seek.wish.game)?.title ?? '';
  const words = seek.failed.value ? t('failed') : seek.lost.value ? t('lost') : t('seeking', { game });
  return (
    <div class="seeking" role="status">
      <p>{words}</p>
      {!seek.failed.value && !seek.wish.wants && <p class="note">{t('seeking.gap')}</p>}
      <button type="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  );
}

interface SeekersProps {
  readonly seeks: readonly Seeker[] | null;
  readonly onPlay: (wish: Wish) => void;
}

function Seekers({ seeks, onPlay }: SeekersProps) {
  return (
    <section class="box match-list" aria-labelledby="seekers">
      <h2 id="seekers" class="caption">
        {t('list')}
      </h2>
      {seeks === null && <p class="nothing">{app('loading')}</p>}
      {seeks?.length === 0 && <p class="nothing">{t('list.none')}</p>}
      <ul class="seekers">
        {seeks?.map(({ id, name, handle, game, clock, rating }) => {
          const entry = findEntry(game);
          return entry ? (
            <li key={id} style={accentStyle(entry.accent)}>
              <span class="match-list-words">
                <b>{entry.title}</b>
                <span>
                  {name ?? t('somebody')} {handle && <span class="note">@{handle}</span>} ({Math.round(rating)})
                </span>
                <span class="note">{clock ? clockWords(clock) : t('clock.none')}</span>
              </span>
              <button type="button" onClick={() => onPlay({ game, clock, wants: id })}>
                {t('play', { name: name ?? t('somebody') })}
              </button>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
