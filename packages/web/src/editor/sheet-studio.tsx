import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { lookForServer, served } from '../frame/server.ts';
import { lazy } from '../look/lazy.tsx';
import { Menu } from '../look/menu.tsx';
import type { Draft } from './draft.ts';
import { Verdict } from './flaw-list.tsx';
import { useShown } from './focus-field.ts';
import { LearnBox } from './learn-box.tsx';
import type { Workshop } from './open-editor.ts';
import { exportSheet, shareSheet } from './sheet-link.ts';
import { nameOf, playOnSheet } from './sheet-store.ts';
import { TrialRun } from './trial.ts';
import { TrialBox } from './trial-box.tsx';
import { t } from './words.ts';

const ImproveBox = lazy(async () => (await import('./improve/improve-box.tsx')).ImproveBox);
const PrintBox = lazy(async () => (await import('./print-box.tsx')).PrintBox);

export interface StudioProps {
  readonly id: string;
  readonly workshop: Workshop;
  readonly draft: Draft;
  readonly saved: ReadonlySignal<boolean>;
  /** Somebody came to print. */
  readonly prints?: boolean;
}

/** The page a sheet is drawn on: its name, what is wrong with it, its drawing, and what can be done with it. */
export function Studio(props: StudioProps) {
  const { workshop, draft } = props;
  const { entry, editor } = workshop;
  const [shown, setShown] = useState<{ readonly field: string } | null>(null);
  const [printed, setPrinted] = useState<Printed | null>(props.prints ? 'draft' : null);
  const [run] = useState(() => new TrialRun());
  const { sheet } = draft;
  const flaws = draft.flaws.value;
  const isPlayable = flaws.length === 0;
  useEffect(() => void lookForServer(), []);
  useEffect(() => () => run.stop(), [run]);
  useUndoKeys(draft);
  useShown(shown);
  return (
    <Frame title={entry.title} accent={entry.accent} tools={<More {...props} isPlayable={isPlayable} />} wide>
      <div class="se">
        <Head
          {...props}
          isPlayable={isPlayable}
          onTry={() => run.start(workshop.game, sheet)}
          onPrint={() => setPrinted('draft')}
        />
        <Verdict workshop={workshop} sheet={sheet} flaws={flaws} onShow={(field) => setShown({ field })} />
        {printed !== null && isPlayable && (
          <PrintBox
            workshop={workshop}
            sheet={printed === 'draft' ? sheet : printed.found}
            onClose={() => setPrinted(null)}
          />
        )}
        {/* What bots are at work on stays there while somebody prints. */}
        <div class="se-drawing" hidden={printed !== null && isPlayable}>
          <editor.Editor
            sheet={sheet}
            flaws={flaws}
            shown={shown}
            onChange={(next, touch) => draft.edit(next, touch)}
          />
          <TrialBox workshop={workshop} run={run} sheet={sheet} isPlayable={isPlayable} />
          <Improve {...props} isPlayable={isPlayable} onPrint={(found) => setPrinted({ found })} />
          <LearnBox game={entry.id} sheet={sheet} isPlayable={isPlayable} />
        </div>
      </div>
    </Frame>
  );
}

/** The sheet that is drawn, or another that was found. */
type Printed = 'draft' | { readonly found: unknown };

interface ImproveProps extends Parts {
  readonly onPrint: (sheet: unknown) => void;
}

/** What few people need is loaded when they ask for it. */
function Improve({ workshop, draft, isPlayable, onPrint }: ImproveProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section class="box improve" aria-labelledby="improve">
      <h2 id="improve">{t('improve')}</h2>
      {isOpen ? (
        <ImproveBox
          workshop={workshop}
          sheet={draft.sheet}
          isPlayable={isPlayable}
          onPrint={onPrint}
          onTake={(sheet) => draft.edit(sheet)}
        />
      ) : (
        <>
          <p class="note">{t('improve.words')}</p>
          <div class="row">
            <button type="button" disabled={!isPlayable} onClick={() => setIsOpen(true)}>
              {t('improve.open')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface Parts extends StudioProps {
  readonly isPlayable: boolean;
}

interface HeadProps extends Parts {
  readonly onTry: () => void;
  readonly onPrint: () => void;
}

function Head({ workshop, draft, saved, isPlayable, onTry, onPrint }: HeadProps) {
  const [starting, setStarting] = useState(false);
  const { sheet } = draft;
  const play = async () => {
    setStarting(true);
    route(await playOnSheet(workshop.entry.id, sheet));
  };
  return (
    <header class="se-head">
      <div class="se-title">
        <input
          type="text"
          class="se-name"
          maxLength={60}
          aria-label={t('name')}
          data-field="sheet.name"
          value={nameOf(sheet)}
          onInput={(input) => draft.edit({ ...(sheet as object), name: input.currentTarget.value }, 'sheet name')}
        />
        <small role="status">{saved.value ? t('saved') : t('saving')}</small>
      </div>
      <div class="se-buttons">
        <button
          type="button"
          class="icon"
          aria-label={t('undo')}
          title={`${t('undo')} (Ctrl Z)`}
          disabled={!draft.canUndo}
          onClick={() => draft.undo()}
        >
          ↶
        </button>
        <button
          type="button"
          class="icon"
          aria-label={t('redo')}
          title={`${t('redo')} (Ctrl Y)`}
          disabled={!draft.canRedo}
          onClick={() => draft.redo()}
        >
          ↷
        </button>
        <button type="button" disabled={!isPlayable} onClick={onTry}>
          {t('trial')}
        </button>
        <button type="button" disabled={!isPlayable} onClick={onPrint}>
          {t('print')}
        </button>
        <button type="button" onClick={() => void shareSheet(workshop, sheet)}>
          {t('share')}
        </button>
        <button type="button" class="main" aria-busy={starting} disabled={!isPlayable} onClick={() => void play()}>
          {t('play')}
        </button>
      </div>
    </header>
  );
}

function More({ id, workshop, draft, isPlayable }: Parts) {
  const { entry } = workshop;
  return (
    <Menu label={t('menu', { name: nameOf(draft.sheet) })} sign="⋯">
      <button type="button" onClick={() => exportSheet(draft.sheet)}>
        {t('export')}
      </button>
      {isPlayable && <a href={`/new/${entry.id}?sheet=${id}`}>{t('setup')}</a>}
      {isPlayable && served.value && entry.seats.max > 1 && (
        <a href={`/friends/${entry.id}?sheet=${id}`}>{t('friends')}</a>
      )}
      <a href="/sheets">{t('all')}</a>
    </Menu>
  );
}

/** Ctrl Z and Ctrl Y, or Ctrl Shift Z, wherever the focus is: a text field's own undo would forget the rest of the sheet. */
function useUndoKeys(draft: Draft): void {
  useEffect(() => {
    const pressed = (key: KeyboardEvent) => {
      if (!(key.ctrlKey || key.metaKey) || key.altKey) return;
      const letter = key.key.toLowerCase();
      if (letter === 'z' && !key.shiftKey) draft.undo();
      else if (letter === 'y' || letter === 'z') draft.redo();
      else return;
      key.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [draft]);
}
