import type { Event } from '@waybill/rules/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../boards/contract.ts';
import type { Opened } from '../boards/open.ts';
import { later } from '../look/later.tsx';
import { memo } from '../look/memo.tsx';
import { afterPaint } from '../look/painted.ts';
import { t } from '../words/catalogue.ts';
import type { Desk } from './desk.ts';
import { useHeldFocus } from './hold-focus.ts';
import { Announcer } from './parts/announcer.tsx';
import { Ask } from './parts/ask.tsx';
import { Controls } from './parts/controls.tsx';
import { Hint } from './parts/hint.tsx';
import { Log } from './parts/log.tsx';
import { Players } from './parts/players.tsx';
import { Replay } from './parts/replay.tsx';
import { Strip } from './parts/strip.tsx';
import { targetOf } from './target.ts';
import './table.css';

const Curtain = later(async () => (await import('./parts/curtain.tsx')).Curtain);
const Moves = later(async () => (await import('./parts/moves.tsx')).Moves);
const Rolling = later(async () => (await import('./parts/rolling.tsx')).Rolling);
const TextBoard = later(async () => (await import('./parts/text-board.tsx')).TextBoard);
const RulesDrawer = later(async () => (await import('../rules-drawer/drawer.tsx')).RulesDrawer);

interface Props {
  readonly desk: Desk;
  readonly opened: Opened;
  /** Plays a copy from there, where the whole match is at hand. */
  readonly onCopy?: (at: number) => void;
  /** What stands above the board: the lesson's hint, or how the match ended. */
  readonly above?: preact.ComponentChildren;
  /** What stands beside it, last. */
  readonly beside?: preact.ComponentChildren;
  readonly seatNote?: (seat: number) => preact.ComponentChildren;
}

/** The table, the same for every game. */
export function TableView({ desk, opened, onCopy, above, beside, seatNote }: Props) {
  const hidden = desk.table.curtain.value !== null;
  useKeys(desk);
  const hold = useHeldFocus(desk.moment.value);
  const settled = useSettled();
  if (hidden) return <Curtain table={desk.table} />;
  const [live, moment] = [desk.live.value && !desk.sending.value, desk.moment.value];
  return (
    <div
      class="table"
      data-live={live ? '' : undefined}
      data-mine={live && moment.moves.length > 0 ? '' : undefined}
      data-rolling={live && moment.next === 'chance' && desk.table.byHand.value ? '' : undefined}
      data-next={String(moment.next)}
      onPointerMove={({ target }) => (target as Element).closest('[data-move]') ?? desk.hover(null)}
      onFocusIn={hold}
    >
      <div class="table-top">
        <Ask desk={desk} />
        <Controls desk={desk} />
      </div>
      <Trouble desk={desk} />
      {above}
      {desk.table.byHand.value && <Rolling desk={desk} />}
      <div class="table-main">
        <div
          class="table-board"
          tabIndex={-1}
          onClick={() => (desk.live.value ? desk.pin(null) : desk.at.value === null && desk.skip())}
        >
          <BoardPart desk={desk} part={opened.board.Board} />
        </div>
        <aside class="table-side">
          {settled && (
            <>
              <Hint desk={desk} />
              {opened.board.Side && <BoardPart desk={desk} part={opened.board.Side} />}
              <Players desk={desk} note={seatNote} />
              <Tabs desk={desk} />
              <Replay desk={desk} onCopy={onCopy} />
              {beside}
            </>
          )}
        </aside>
      </div>
      <Strip desk={desk} />
      <Announcer desk={desk} />
      <RulesShown desk={desk} entry={opened.entry} />
    </div>
  );
}

/** False until the board has been seen: what is asked comes first, and what stands beside it in the next frame. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return settled;
}

/** The board or what stands beside it: drawn again when what it shows has changed, whatever else the table does. */
const BoardPart = memo(function BoardPart({ desk, part: Part }: { desk: Desk; part: ComponentType<BoardProps> }) {
  const { game, setup } = desk.table;
  const hands = useMemo(
    () => ({
      onPreview: (event: Event | null) => desk.pin(event),
      target: (event: Event) => targetOf(desk, event),
    }),
    [desk],
  );
  return (
    <Part
      {...hands}
      game={game}
      setup={setup}
      moment={desk.moment.value}
      preview={desk.live.value ? desk.drawn.value : null}
      lit={desk.lit.value}
      fresh={desk.fresh.value}
    />
  );
});

function RulesShown({ desk, entry }: { desk: Desk; entry: Opened['entry'] }) {
  const clause = desk.rules.value;
  return clause === null ? null : (
    <RulesDrawer entry={entry} clause={clause} onClose={() => (desk.rules.value = null)} />
  );
}

/** Something broke that is not the player's fault: what, and how to go on. */
function Trouble({ desk }: { desk: Desk }) {
  const words = desk.table.trouble.value;
  if (words === null) return null;
  return (
    <p class="refused" role="alert">
      {t('trouble', { words })}{' '}
      <button type="button" onClick={() => location.reload()}>
        {t('update.now')}
      </button>
    </p>
  );
}

const TABS = { log: Log, moves: Moves, text: TextBoard } as const;
type Tab = keyof typeof TABS;

const Tabs = memo(function Tabs({ desk }: { desk: Desk }) {
  const [tab, setTab] = useState<Tab>('log');
  const [opened, setOpened] = useState<Tab>(tab);
  const Panel = TABS[opened];
  useEffect(() => (tab === opened ? undefined : afterPaint(() => setOpened(tab))), [tab]);
  return (
    <section class="box tabs" id="tabs" tabIndex={-1}>
      <div class="tab-row" role="tablist">
        {(Object.keys(TABS) as Tab[]).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="tab-panel"
            onClick={() => setTab(name)}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Panel desk={desk} />
      </div>
    </section>
  );
});

/** Opens it and goes there: the next Tab is in it. */
function openTab(name: Tab): void {
  const tab = document.getElementById(`tab-${name}`);
  tab?.click();
  tab?.focus({ preventScroll: true });
}

/** One key each; never while somebody types. */
function useKeys(desk: Desk): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      Escape: () => desk.pin(null),
      u: () => void desk.takeBack(),
      h: () => void desk.askHint(),
      r: () => (desk.rules.value = ''),
      m: () => openTab('moves'),
    };
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
}
