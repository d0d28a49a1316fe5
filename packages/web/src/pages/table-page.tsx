import { isFlaw, readSetup } from '@waybill/rules/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type Opened, openGame } from '../boards/open.ts';
import { later } from '../look/later.tsx';
import { Menu } from '../look/menu.tsx';
import { route } from '../look/router.tsx';
import { copyFrom } from '../store/create.ts';
import { fetchKept } from '../store/database.ts';
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

async function sitDown(id: string): Promise<Seated | Missing> {
  const kept = await fetchKept(id);
  const opened = kept && (await openGame(kept.match.game));
  const setup = opened && readSetup(opened.game, kept.match);
  if (!setup || isFlaw(setup)) return 'missing.words';
  const release = await take('match', id);
  if (!release) return 'missing.busy';
  const table = new LocalTable(opened.game, setup, kept, release);
  const desk = new Desk(table, opened.board);
  void table.goOn();
  return { opened, table, desk };
}

export function TablePage({ id }: { id: string }) {
  const [found, setFound] = useState<Seated | Missing | null>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    void sitDown(id).then((seated) => {
      const close = () => typeof seated === 'object' && seated.desk.close();
      if (gone) return close();
      leave = close;
      setFound(seated);
    });
    return () => {
      gone = true;
      leave?.();
      setFound(null);
    };
  }, [id]);
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
    const kept = await copyFrom(game, { match: table.match, sitters: table.sitters }, at);
    route(`/match/${kept.id}`);
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
