import { isFlaw, readSetup } from '@waybill/rules/kernel';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Opened, openGame } from '../boards/open.ts';
import { later } from '../look/later.tsx';
import { Menu } from '../look/menu.tsx';
import { route } from '../look/router.tsx';
import { fetchKept, type Kept } from '../store/database.ts';
import { take } from '../store/lock.ts';
import { Desk } from '../table/desk.ts';
import { LocalTable } from '../table/local.ts';
import { TableView } from '../table/table-view.tsx';
import { t } from '../words/catalogue.ts';
import { Frame } from './frame.tsx';

const After = later(async () => (await import('./after-panel.tsx')).After);
const LessonBox = later(async () => (await import('./lesson-box.tsx')).LessonBox);
const TableDeeds = later(async () => (await import('./table-deeds.tsx')).TableDeeds);

interface Seated {
  readonly opened: Opened;
  readonly table: LocalTable;
  readonly desk: Desk;
}

type Missing = 'missing.words' | 'missing.busy';

function seat(opened: Opened, kept: Kept, release: () => void): Seated | Missing {
  const setup = readSetup(opened.game, kept.match);
  if (isFlaw(setup)) {
    release();
    return 'missing.words';
  }
  const table = new LocalTable(opened.game, setup, kept, release);
  const desk = new Desk(table, opened.board);
  void table.goOn();
  return { opened, table, desk };
}

async function sitDown(id: string): Promise<Seated | Missing> {
  const kept = await fetchKept(id);
  const opened = kept && (await openGame(kept.match.game));
  if (!opened) return 'missing.words';
  const release = await take('match', id);
  return release ? seat(opened, kept, release) : 'missing.busy';
}

function leave(seated: Seated | Missing | null): void {
  if (typeof seated === 'object') seated?.desk.close();
}

/** The seat at a match that has just been made, until its page is drawn. */
let first: { readonly id: string; readonly seated: Seated | Missing } | null = null;

/** Nobody else knows of a new match: there is no other tab to wait for, and its table is drawn at once. */
export function sitDownFirst(opened: Opened, kept: Kept): void {
  if (first) leave(first.seated);
  const lock = take('match', kept.id);
  first = { id: kept.id, seated: seat(opened, kept, () => void lock.then((release) => release?.())) };
}

function firstSeat(id: string): Seated | Missing | null {
  if (first?.id !== id) return null;
  const { seated } = first;
  first = null;
  return seated;
}

export function TablePage({ id }: { id: string }) {
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
  if (typeof found === 'string')
    return (
      <Frame title={t('missing.title')}>
        <p>{t(found)}</p>
      </Frame>
    );
  return <Seating key={found.table.id} {...found} />;
}

function Seating({ opened, table, desk }: Seated) {
  const { entry, game } = opened;
  const over = table.moment(table.length.value)?.result;
  const copy = async (at: number) => {
    const { copyFrom } = await import('../store/copy.ts');
    route(`/match/${copyFrom(game, { match: table.match, sitters: table.sitters }, at).id}`);
  };
  return (
    <Frame
      title={entry.title}
      accent={entry.accent}
      tools={
        <Menu label={t('match.menu')} sign="⋯">
          <TableDeeds table={table} />
        </Menu>
      }
      wide
    >
      <TableView
        desk={desk}
        opened={opened}
        onCopy={(at) => void copy(at)}
        above={
          <>
            {table.record.lesson && <LessonBox desk={desk} opened={opened} />}
            {over && <After opened={opened} table={table} desk={desk} result={over} />}
          </>
        }
      />
    </Frame>
  );
}
