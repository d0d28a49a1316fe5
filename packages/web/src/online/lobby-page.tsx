import type { TableSummary } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import '../look/cards.css';
import { lookForServer, person } from '../frame/server.ts';
import { lazy } from '../look/lazy.tsx';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { useLists } from './lists.ts';
import { MeBox } from './me-box.tsx';
import { TableLines } from './table-lines.tsx';
import './online.css';

const NoticesBox = lazy(async () => (await import('./notices/notices-box.tsx')).NoticesBox);

/** Every table one sits at or could sit at, and oneself. */
export function LobbyPage() {
  const [there, setThere] = useState<boolean | null>(null);
  useEffect(() => void lookForServer().then(setThere), []);
  return (
    <Frame title={t('lobby')}>
      {there ? <Lobby /> : <p class="nothing">{there === null ? app('loading') : t('no-server')}</p>}
    </Frame>
  );
}

function Lobby() {
  const lists = useLists();
  return (
    <div class="lobby">
      <div class="row">
        <a class="button main" href="/opponents">
          {t('lobby.opponents')}
        </a>
        <a class="button" href="/watch">
          {t('lobby.watch-best')}
        </a>
      </div>
      <List title={t('lobby.yours')} none={t('lobby.none-yours')} tables={lists?.yours ?? null} />
      <List title={t('lobby.open')} none={t('lobby.none')} tables={lists?.open ?? null} />
      <MeBox />
      {person.value && <NoticesBox />}
    </div>
  );
}

function List({ title, none, tables }: { title: string; none: string; tables: readonly TableSummary[] | null }) {
  return (
    <section class="box match-list">
      <h2 class="caption">{title}</h2>
      {tables === null && <p class="nothing">{app('loading')}</p>}
      {tables?.length === 0 && <p class="nothing">{none}</p>}
      {tables && <TableLines tables={tables} />}
    </section>
  );
}
