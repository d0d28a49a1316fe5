import { useEffect, useState } from 'preact/hooks';
import { route } from '../frame/router.tsx';
import { accentStyle } from '../look/accent.ts';
import { Menu } from '../look/menu.tsx';
import { notify } from '../look/notice.ts';
import { timeAgo } from '../look/time-ago.ts';
import { openWorkshop, type Workshop } from './open-editor.ts';
import { refusalOf } from './read-sheet-file.ts';
import { exportSheet, shareSheet } from './sheet-link.ts';
import { dropSheet, type KeptSheet, keepNewSheet, keepSheet, nameOf, playOnSheet, renameSheet } from './sheet-store.ts';
import { t } from './words.ts';

interface Props {
  readonly kept: KeptSheet;
  /** Something has changed on the shelf. */
  readonly onChange: () => void;
}

export function SheetCard({ kept, onChange }: Props) {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => void openWorkshop(kept.game).then(setWorkshop), [kept.game]);
  if (!workshop) return null;
  const { entry, editor } = workshop;
  const name = nameOf(kept.sheet) || t('own.nameless');
  const refusal = refusalOf(workshop, kept.sheet);
  return (
    <li class="card sheet-card" data-sheet={kept.id} style={accentStyle(entry.accent)}>
      <a class="card-board sheets-picture" href={`/sheets/${kept.id}`} tabIndex={-1} aria-hidden="true">
        <editor.Picture sheet={kept.sheet} />
      </a>
      <div class="card-words">
        <h3>{name}</h3>
        <p class="card-facts">
          <span>{entry.title}</span>
          <span>{timeAgo(kept.updated)}</span>
        </p>
        {refusal !== null && <p class="note">{refusal}</p>}
      </div>
      <Buttons workshop={workshop} kept={kept} name={name} isPlayable={refusal === null} onChange={onChange} />
    </li>
  );
}

interface ButtonsProps extends Props {
  readonly workshop: Workshop;
  readonly name: string;
  readonly isPlayable: boolean;
}

function Buttons({ workshop, kept, name, isPlayable, onChange }: ButtonsProps) {
  const { sheet, game } = kept;
  const settled = (done: boolean) => (done ? onChange() : notify(t('busy')));
  const rename = async () => {
    const wanted = prompt(t('rename.ask'), nameOf(sheet))?.trim();
    if (wanted) settled(await renameSheet(kept.id, wanted.slice(0, 60)));
  };
  const drop = async () => {
    const done = await dropSheet(kept.id);
    settled(done);
    const back = () => void keepSheet(kept).then(onChange);
    if (done) notify(t('drop.done', { name }), { words: t('drop.undo'), run: back });
  };
  const duplicate = async () => {
    await keepNewSheet(game, { ...(sheet as object), name: t('own.copy', { name }).slice(0, 60) });
    onChange();
  };
  return (
    <div class="card-buttons">
      <a class="button main" href={`/sheets/${kept.id}`}>
        {t('edit')}
        <span class="unseen"> {name}</span>
      </a>
      <button type="button" disabled={!isPlayable} onClick={() => void playOnSheet(game, sheet).then(route)}>
        {t('play')}
        <span class="unseen"> {name}</span>
      </button>
      <Menu label={t('menu', { name })} sign="⋯">
        <button type="button" onClick={() => void duplicate()}>
          {t('duplicate')}
        </button>
        <button type="button" onClick={() => void rename()}>
          {t('rename')}
        </button>
        <button type="button" onClick={() => void shareSheet(workshop, sheet)}>
          {t('share')}
        </button>
        <button type="button" onClick={() => exportSheet(sheet)}>
          {t('export')}
        </button>
        {isPlayable && <a href={`/sheets/${kept.id}?print`}>{t('print')}</a>}
        <button type="button" onClick={() => void drop()}>
          {t('drop')}
        </button>
      </Menu>
    </div>
  );
}
