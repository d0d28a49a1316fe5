import type { Event } from '@waybill/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../games/board.ts';
import type { Opened } from '../games/open-game.ts';
import { afterPaint } from '../look/after-paint.ts';
import { ChoicesPlace } from '../look/choices-place.tsx';
import { lazy } from '../look/lazy.tsx';
import { memo } from '../look/memo.tsx';
import { printing } from '../look/printing.ts';
import { t } from '../words/catalogue.ts';
import { isFolded } from './folds.ts';
import { useHeldFocus } from './hold-focus.ts';
import { Announcer } from './parts/announcer.tsx';
import { Controls } from './parts/controls.tsx';
import { FoldButton } from './parts/fold-button.tsx';
import { Log } from './parts/log.tsx';
import { Players } from './parts/players.tsx';
import { Preview } from './parts/preview.tsx';
import { Prompt } from './parts/prompt.tsx';
import { Replay } from './parts/replay.tsx';
import type { Tab, TableScreen } from './screen.ts';
import { targetOf } from './target.ts';
import { useSound } from './use-sound.ts';
import './table.css';

const HandOver = lazy(async () => (await import('./parts/hand-over.tsx')).HandOver);
const Moves = lazy(async () => (await import('./parts/moves.tsx')).Moves);
const RollForm = lazy(async () => (await import('./parts/roll-form.tsx')).RollForm);
const Trouble = lazy(async () => (await import('./parts/trouble.tsx')).Trouble);
const TextBoard = lazy(async () => (await import('./parts/text-board.tsx')).TextBoard);
const RulesDrawer = lazy(async () => (await import('../rulebook/drawer.tsx')).RulesDrawer);

interface Props {
  readonly screen: TableScreen;
  readonly opened: Opened;
  /** Plays a copy from there, where the whole match is at hand. */
  readonly onCopy?: (at: number) => void;
  /** What stands under the sentence that says what is asked: the lesson's hint, or what the others wait for. */
  readonly note?: ComponentChildren;
  /** How the match ended: a card over the board. */
  readonly end?: ComponentChildren;
  /** What can be said about the match afterwards, to be read beside the board. */
  readonly analysis?: ComponentChildren;
  /** What stands beside the board, last. */
  readonly beside?: ComponentChildren;
  readonly seatNote?: (seat: number) => ComponentChildren;
}

/** The table, the same for every game. */
export function TableView({ screen, opened, onCopy, note, end, analysis, beside, seatNote }: Props) {
  const hidden = screen.table.curtain.value !== null;
  const choices = useRef<HTMLDivElement>(null);
  useKeys(screen);
  useSound(screen);
  const hold = useHeldFocus(screen.moment.value);
  const settled = useSettled();
  const sheet = useLater(screen.sheet.value);
  if (hidden) return <HandOver table={screen.table} />;
  const [live, moment] = [screen.live.value && !screen.sending.value, screen.moment.value];
  const rolling = screen.table.byHand.value && live && moment.next === 'chance';
  return (
    <div
      class="table"
      data-live={live ? '' : undefined}
      data-mine={live && moment.moves.length > 0 ? '' : undefined}
      data-rolling={rolling ? '' : undefined}
      data-next={String(moment.next)}
      data-sheet={sheet ? '' : undefined}
      data-taught={screen.step.value?.allow ? '' : undefined}
      onPointerMove={({ target }) => (target as Element).closest('[data-move]') ?? screen.hover(null)}
      onFocusIn={hold}
    >
      <Prompt screen={screen} />
      <Controls screen={screen} />
      <div class="table-note">
        {screen.table.trouble.value !== null && <Trouble words={screen.table.trouble.value} />}
        {note}
      </div>
      <div
        class="table-board"
        tabIndex={-1}
        onClick={({ target }) => {
          if (screen.live.value) missed(screen, target as Element);
          else if (screen.at.value === null) screen.skip();
        }}
      >
        <ChoicesPlace.Provider value={choices}>
          <BoardPart screen={screen} part={opened.board.Board} />
        </ChoicesPlace.Provider>
        {end}
      </div>
      <div class="table-choices" onClick={({ target }) => isTaught(screen) && missed(screen, target as Element)}>
        {rolling && <RollForm screen={screen} />}
        <div ref={choices} tabIndex={-1} />
      </div>
      <Preview screen={screen} />
      {settled && <Players screen={screen} note={seatNote} />}
      <aside class="table-side">
        {settled && (
          <>
            <Tabs screen={screen} side={opened.board.Side} analysis={analysis} />
            {beside}
          </>
        )}
      </aside>
      <Replay screen={screen} onCopy={onCopy} />
      <Announcer screen={screen} />
      <RulesShown screen={screen} entry={opened.entry} />
    </div>
  );
}

const CONTROL = 'button, label, input, select, summary, [role="button"]';
const isTaught = (screen: TableScreen) => screen.live.value && screen.step.value !== null;

/** A press that no move has taken: it puts away what was looked at, and a lesson answers it unless it was on a control. */
function missed(screen: TableScreen, pressed: Element): void {
  if (isTaught(screen) && !pressed.closest(CONTROL)) screen.stray();
  else screen.pin(null);
}

/** False until the board has been seen: what is asked comes first, and what stands beside it in the next frame. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return settled;
}

/** What has been asked for, once the frame that shows the press is on the screen. */
function useLater<T>(asked: T): T {
  const [drawn, setDrawn] = useState(asked);
  useEffect(() => (asked === drawn ? undefined : afterPaint(() => setDrawn(asked))), [asked]);
  return drawn;
}

/** The board or what stands beside it: drawn again when what it shows has changed, whatever else the table does. */
const BoardPart = memo(function BoardPart({
  screen,
  part: Part,
}: {
  screen: TableScreen;
  part: ComponentType<BoardProps>;
}) {
  const { game, setup } = screen.table;
  const moment = screen.moment.value;
  const look = useCallback((event: Event | null) => screen.pin(event), [screen]);
  // Another step of a lesson opens other moves, and a board keeps what it has found out by its targets.
  const target = useCallback((event: Event) => targetOf(screen, moment, event), [screen, moment, screen.step.value]);
  return (
    <Part
      game={game}
      setup={setup}
      moment={moment}
      onPreview={look}
      target={target}
      preview={screen.live.value ? screen.drawn.value : null}
      lit={screen.lit.value}
      fresh={screen.fresh.value}
    />
  );
});

function RulesShown({ screen, entry }: { screen: TableScreen; entry: Opened['entry'] }) {
  const clause = screen.rules.value;
  return clause === null ? null : (
    <RulesDrawer
      entry={entry}
      clause={clause}
      options={screen.table.setup.options}
      onClose={() => (screen.rules.value = null)}
    />
  );
}

const PANELS = { log: Log, moves: Moves, text: TextBoard } as const;

interface TabsProps {
  readonly screen: TableScreen;
  readonly side: ComponentType<BoardProps> | undefined;
  readonly analysis: ComponentChildren;
}

const Tabs = memo(function Tabs({ screen, side, analysis }: TabsProps) {
  const names: readonly Tab[] = [
    'log',
    ...(side ? ['side' as const] : []),
    'moves',
    'text',
    ...(analysis ? ['analysis' as const] : []),
  ];
  const tab = names.includes(screen.tab.value) ? screen.tab.value : 'log';
  const drawn = useLater(tab);
  // A printed page is the board and its record.
  const opened = printing.value ? 'log' : drawn;
  const Panel = opened === 'side' || opened === 'analysis' ? null : PANELS[opened];
  return (
    <section class="tabs" id="tabs" tabIndex={-1} data-folded={isFolded('tabs') ? '' : undefined}>
      <div class="tab-row">
        <div role="tablist">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="tab-panel"
              onClick={() => screen.read(name)}
            >
              {t(`tab.${name}`)}
            </button>
          ))}
        </div>
        <FoldButton what="tabs" name={t('tabs')} controls="tab-panel" />
        <button
          type="button"
          class="icon close-sheet"
          aria-label={t('close')}
          onClick={() => (screen.sheet.value = false)}
        >
          ×
        </button>
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {Panel && <Panel screen={screen} />}
        {opened === 'side' && side && <BoardPart screen={screen} part={side} />}
        {opened === 'analysis' && analysis}
      </div>
    </section>
  );
});

/** Opens it and goes there: the next Tab is in it. */
function openTab(screen: TableScreen, name: Tab): void {
  screen.open(name);
  const tab = document.getElementById(`tab-${name}`);
  const enter = () => tab?.focus({ preventScroll: true });
  enter();
  // What comes up for it can be entered only once it is there.
  if (document.activeElement !== tab) afterPaint(() => requestAnimationFrame(enter));
}

/** One event back or on; what is shown now is where stepping back begins. */
function step(screen: TableScreen, way: 1 | -1): void {
  const at = screen.sought.value ?? screen.shown.value;
  screen.playing.value = false;
  if (at + way >= 0 && at + way <= screen.table.length.value) screen.lookAt(at + way);
}

/** From nowhere in particular, up and down lead onto the board, or to the choices beside it; their own keys go on from there. */
function enterBoard(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(':is(.table-board, .table-choices) [data-move][tabindex="0"]')?.focus();
}

/** One key each; never while somebody types. */
function useKeys(screen: TableScreen): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      Escape: () => screen.pin(null),
      u: () => void screen.takeBack(),
      h: () => void screen.askHint(),
      r: () => (screen.rules.value = ''),
      m: () => openTab(screen, 'moves'),
      ArrowLeft: () => step(screen, -1),
      ArrowRight: () => step(screen, 1),
      ArrowUp: enterBoard,
      ArrowDown: enterBoard,
    };
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, .drawer');
      if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [screen]);
}
