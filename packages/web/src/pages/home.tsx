import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type Entry, entries } from '../boards/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { later } from '../look/later.tsx';
import { cutOff, lookForServer, served } from '../online/served.ts';
import { allKept, type Kept } from '../store/database.ts';
import { t, translation } from '../words/catalogue.ts';
import { atRest } from './at-rest.ts';
import { CardBoard } from './card-board.tsx';
import { Challenges } from './challenges.tsx';
import { DropZone } from './drop-zone.tsx';
import { Frame } from './frame.tsx';
import { bringTable, play } from './play.ts';
import './home.css';

const Going = later(async () => (await import('./going.tsx')).Going);
const HomeLists = later(async () => (await import('../online/home-lists.tsx')).HomeLists);

const OfflineNote = later(async () => (await import('../online/offline-note.tsx')).OfflineNote);

const going = signal<readonly Kept[]>([]);
const bringGoing = () => void allKept().then((found) => (going.value = found));

export function Home() {
  const look = () => {
    void lookForServer();
    bringGoing();
  };
  useEffect(() => atRest(look), []);
  useEffect(followConnection, []);
  return (
    <Frame title="">
      <DropZone
        beside={
          <a class="button" href="/sheets">
            {t('home.sheets')}
          </a>
        }
      >
        <h1 class="lead">{t('home.lead')}</h1>
        <ul class="cards">
          {entries.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
        {going.value.length > 0 && <Going kept={going.value} onChange={bringGoing} />}
        {served.value && <HomeLists />}
        {cutOff.value && <OfflineNote />}
        <Challenges kept={going.value} />
      </DropZone>
    </Frame>
  );
}

/** What needs others comes and goes with the connection. */
function followConnection(): () => void {
  const look = () => void lookForServer();
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

function GameCard({ entry }: { entry: Entry }) {
  const [starting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    void play(entry.id).catch(() => setStarting(false));
  };
  const [min, max] = entry.players;
  return (
    <li class="card" data-game={entry.id} style={accentStyle(entry.accent)}>
      <CardBoard entry={entry} />
      <div class="card-words">
        <h2>{entry.title}</h2>
        <p class="card-facts">
          <span>{t('card.players', { min, max })}</span>
          <span>{t('card.minutes', { minutes: entry.minutes })}</span>
        </p>
        <p>{translation.value?.games[entry.id]?.about ?? entry.about}</p>
      </div>
      <div class="card-buttons">
        <button
          type="button"
          class="main"
          aria-busy={starting}
          // A mouse comes, or a finger is down, a while before the click.
          onPointerEnter={() => bringTable(entry.id)}
          onClick={start}
        >
          {t('card.play')}
          <span class="unseen"> {entry.title}</span>
        </button>
        {max > 1 && served.value && (
          <a class="button" href={`/friends/${entry.id}`}>
            {t('card.friends')}
            <span class="unseen"> {entry.title}</span>
          </a>
        )}
        {max > 1 && (
          <a class="button" href={`/new/${entry.id}?here=2`}>
            {t('card.here')}
            <span class="unseen"> {entry.title}</span>
          </a>
        )}
        <a class="button" href={`/learn/${entry.id}`}>
          {t('card.learn')}
          <span class="unseen"> {entry.title}</span>
        </a>
        <span>
          <a class="button quiet" href={`/new/${entry.id}`}>
            {t('card.setup')}
            <span class="unseen"> {entry.title}</span>
          </a>
          <a class="button quiet" href={`/rules/${entry.id}`}>
            {t('rules')}
            <span class="unseen"> {entry.title}</span>
          </a>
        </span>
      </div>
    </li>
  );
}
