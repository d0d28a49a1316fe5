import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../frame/frame.tsx';
import { cutOff, lookForServer, served } from '../../frame/server.ts';
import { type Entry, entries } from '../../games/registry.ts';
import { accentStyle } from '../../look/accent.ts';
import { lazy } from '../../look/lazy.tsx';
import { allKept, type Kept } from '../../match/store/matches.ts';
import { practiceDue, stored } from '../../storage/settings.ts';
import { t, translation } from '../../words/catalogue.ts';
import { preloadTable, startMatch, whenHomeIsIdle } from '../start-match.ts';
import { CardBoard } from './card-board.tsx';
import { DropZone } from './drop-zone.tsx';
import { TodaysDeals, useDealLines } from './todays-deals.tsx';
import '../../look/cards.css';

const KeptMatches = lazy(async () => (await import('./kept-matches.tsx')).KeptMatches);
const OwnTables = lazy(async () => (await import('../../online/home-lists.tsx')).OwnTables);
const OpenTables = lazy(async () => (await import('../../online/home-lists.tsx')).OpenTables);

const FIRST_KEPT = 3;
const kept = signal<readonly Kept[] | null>(null);
/** How many rows will stand above the cards: their place is kept until they come, so that nothing moves under a finger. */
const rows = stored('kept-rows', 0);
const tableRows = stored('table-rows', 0);
const bringKept = () => void allKept().then((found) => (kept.value = found));

export function Home() {
  const look = () => {
    void lookForServer();
    bringKept();
  };
  useEffect(() => whenHomeIsIdle(look), []);
  useEffect(followConnection, []);
  const lines = useDealLines(kept.value);
  // What today's deals lead to stands there alone.
  const elsewhere = Object.values(lines ?? {}).flatMap((line) => line?.href ?? []);
  const goOn = kept.value?.filter(({ id, next }) => next !== 'over' && !elsewhere.includes(`/match/${id}`)) ?? [];
  useEffect(() => {
    if (lines) rows.value = Math.min(goOn.length, FIRST_KEPT);
  }, [lines, goOn.length]);
  return (
    <Frame title="">
      <DropZone
        beside={
          <>
            <a class="button" href="/matches">
              {t('home.matches')}
            </a>
            <a class="button" href="/practice">
              {t('home.puzzles')}
            </a>
            <a class="button" href="/sheets">
              {t('home.sheets')}
            </a>
          </>
        }
      >
        <h1 class="lead">{t('home.lead')}</h1>
        {rows.value > 0 && (
          <div class="match-list-place" style={{ '--rows': rows.value }}>
            {lines && goOn.length > 0 && <KeptMatches kept={goOn} first={FIRST_KEPT} onChange={bringKept} />}
          </div>
        )}
        {!cutOff.value && (
          <div class="match-list-place" style={{ '--rows': tableRows.value }} hidden={tableRows.value === 0}>
            {served.value && lines && <OwnTables elsewhere={elsewhere} onRows={(count) => (tableRows.value = count)} />}
          </div>
        )}
        <TodaysDeals lines={lines ?? {}} />
        <PracticeLink />
        <ul class="cards">
          {entries.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
        {served.value && <OpenTables />}
        {cutOff.value && (
          <p class="box" role="status">
            {t('home.offline')}
          </p>
        )}
      </DropZone>
    </Frame>
  );
}

/** Own mistakes that come up again today. */
function PracticeLink() {
  const due = practiceDue.value.filter((time) => time <= Date.now()).length;
  return due === 0 ? null : (
    <p class="box practice-due">
      <a href="/practice">{t('home.practice', { due })}</a>
    </p>
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
    void startMatch(entry.id).catch(() => setStarting(false));
  };
  const { min, max } = entry.seats;
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
          onPointerEnter={() => preloadTable(entry.id)}
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
