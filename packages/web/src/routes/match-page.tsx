import { isFlaw, readSetup } from '@waybill/kernel';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { type Opened, openGame } from '../games/open-game.ts';
import { lazy } from '../look/lazy.tsx';
import { Menu } from '../look/menu.tsx';
import { LocalTable } from '../match/local-table.ts';
import { TableScreen } from '../match/screen.ts';
import { fetchKept, type Kept } from '../match/store/matches.ts';
import { TableView } from '../match/table-view.tsx';
import { takeLock } from '../storage/tab-lock.ts';
import { t } from '../words/catalogue.ts';
import type { Missing } from './missing-match.tsx';

const EndPanel = lazy(async () => (await import('../match/end/end-panel.tsx')).EndPanel);
const Statistics = lazy(async () => (await import('../match/analysis/statistics.tsx')).Statistics);
const LessonBox = lazy(async () => (await import('../match/lesson/lesson-box.tsx')).LessonBox);
const MatchMenu = lazy(async () => (await import('../match/match-menu.tsx')).MatchMenu);

const MissingMatch = lazy(async () => (await import('./missing-match.tsx')).MissingMatch);

interface Seated {
  readonly opened: Opened;
  readonly table: LocalTable;
  readonly screen: TableScreen;
}

function seat(opened: Opened, kept: Kept, release: () => void): Seated | Missing {
  const setup = readSetup(opened.game, kept.match);
  if (isFlaw(setup)) {
    release();
    return 'missing.words';
  }
  const table = new LocalTable(opened.game, setup, kept, release);
  const screen = new TableScreen(table, opened.board);
  void table.goOn();
  return { opened, table, screen };
}

async function sitDown(id: string): Promise<Seated | Missing> {
  const kept = await fetchKept(id);
  const opened = kept && (await openGame(kept.match.game));
  if (!opened) return 'missing.words';
  const release = await takeLock('match', id);
  return release ? seat(opened, kept, release) : 'missing.busy';
}

function leave(seated: Seated | Missing | null): void {
  if (typeof seated === 'object') seated?.screen.close();
}

/** The seat at a match that has just been made, until its page is drawn. */
let first: { readonly id: string; readonly seated: Seated | Missing } | null = null;

/** Nobody else knows of a new match: there is no other tab to wait for, and its table is drawn at once. */
export function sitDownFirst(opened: Opened, kept: Kept): void {
  if (first) leave(first.seated);
  const lock = takeLock('match', kept.id);
  first = { id: kept.id, seated: seat(opened, kept, () => void lock.then((release) => release?.())) };
}

function firstSeat(id: string): Seated | Missing | null {
  if (first?.id !== id) return null;
  const { seated } = first;
  first = null;
  return seated;
}

export function MatchPage({ id }: { id: string }) {
  return <Place key={id} id={id} />;
}

function Place({ id }: { id: string }) {
  const [found, setFound] = useState(() => firstSeat(id));
  useLayoutEffect(() => {
    let gone = false;
    let mine = found;
    const sit = (seated: Seated | Missing) => {
      if (gone) return leave(seated);
      mine = seated;
      setFound(seated);
    };
    if (!found) void sitDown(id).then(sit);
    return () => {
      gone = true;
      leave(mine);
    };
  }, []);
  if (found === null)
    return (
      <Frame title="">
        <p class="nothing">{t('loading')}</p>
      </Frame>
    );
  if (typeof found === 'string') return <MissingMatch why={found} />;
  return <Seating key={found.table.id} {...found} />;
}

function Seating({ opened, table, screen }: Seated) {
  const { entry, game } = opened;
  const over = table.moment(table.length.value)?.result;
  const copy = async (at: number) => {
    const { copyFrom } = await import('../match/store/copy.ts');
    route(`/match/${copyFrom(game, { match: table.match, sitters: table.sitters }, at).id}`);
  };
  return (
    <Frame
      title={entry.title}
      accent={entry.accent}
      tools={
        <Menu label={t('match.menu')} sign="⋯">
          <MatchMenu table={table} />
        </Menu>
      }
      fill
    >
      <TableView
        screen={screen}
        opened={opened}
        onCopy={(at) => void copy(at)}
        note={table.record.lesson && <LessonBox screen={screen} opened={opened} />}
        end={over && <EndPanel opened={opened} table={table} screen={screen} result={over} />}
        analysis={over && <Statistics opened={opened} table={table} screen={screen} />}
      />
    </Frame>
  );
}
