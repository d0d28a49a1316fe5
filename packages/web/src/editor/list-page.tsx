import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import type { Entry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { FileButton, FileDrop } from '../look/file-drop.tsx';
import { notify } from '../look/notice.ts';
import '../look/cards.css';
import { drawable, openWorkshop, type Workshop } from './open-editor.ts';
import { readSheetFile, type Taken } from './read-sheet-file.ts';
import { SheetCard } from './sheet-card.tsx';
import { allSheets, type KeptSheet, keepNewSheet, nameOf } from './sheet-store.ts';
import { BringLink, WhichGame } from './upload-box.tsx';
import { t } from './words.ts';
import './sheets.css';

/** All sheets of one's own, and the ways to a new one. */
export function SheetsPage() {
  const [kept, setKept] = useState<readonly KeptSheet[]>([]);
  const [choices, setChoices] = useState<readonly Taken[]>([]);
  const bring = () => void allSheets().then(setKept);
  useEffect(bring, []);
  const keep = async (game: string, sheet: unknown) => route(`/sheets/${(await keepNewSheet(game, sheet)).id}`);
  const take = async (file: File) => {
    const taken = await readSheetFile(await file.text());
    if ('flaw' in taken) notify(taken.flaw);
    else if (taken.length > 1) setChoices(taken);
    else await keep(taken[0].workshop.entry.id, taken[0].sheet);
  };
  return (
    <Frame title={t('title')}>
      <FileDrop onFile={(file) => void take(file)}>
        <p class="lead">{t('lead')}</p>
        {choices.length > 0 && (
          <WhichGame choices={choices} onChoice={({ workshop, sheet }) => void keep(workshop.entry.id, sheet)} />
        )}
        <section aria-labelledby="own">
          <h2 id="own" class="sheets-title">
            {t('own')}
          </h2>
          {kept.length === 0 && <p class="nothing">{t('own.none')}</p>}
          <ul class="cards">
            {kept.map((one) => (
              <SheetCard key={one.id} kept={one} onChange={bring} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="new">
          <h2 id="new" class="sheets-title">
            {t('new')}
          </h2>
          <ul class="sheets-new">
            {drawable.map((entry) => (
              <NewSheet key={entry.id} entry={entry} onNew={(sheet) => void keep(entry.id, sheet)} />
            ))}
          </ul>
        </section>
        <section class="sheets-bring" aria-labelledby="bring">
          <h2 id="bring" class="sheets-title">
            {t('bring')}
          </h2>
          <div class="row">
            <FileButton label={t('bring.file')} onFile={(file) => file && void take(file)} />
            <BringLink />
          </div>
          <p class="note">{t('bring.drop')}</p>
        </section>
      </FileDrop>
    </Frame>
  );
}

function NewSheet({ entry, onNew }: { entry: Entry; onNew: (sheet: unknown) => void }) {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => void openWorkshop(entry.id).then(setWorkshop), [entry]);
  return (
    <li class="card" data-game={entry.id} style={accentStyle(entry.accent)}>
      <div class="card-board sheets-picture">
        {workshop && <workshop.editor.Picture sheet={workshop.kind.standard} />}
      </div>
      <div class="card-words">
        <h3>{entry.title}</h3>
      </div>
      <div class="card-buttons">
        {workshop && (
          <>
            <button type="button" class="sheets-standard" onClick={() => onNew(copyOf(workshop.kind.standard))}>
              {t('new.standard')}
              <span class="unseen"> {entry.title}</span>
            </button>
            <button type="button" class="sheets-blank" onClick={() => onNew(workshop.editor.blank())}>
              {t('new.blank')}
              <span class="unseen"> {entry.title}</span>
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function copyOf(sheet: unknown): unknown {
  return { ...(sheet as object), name: t('new.copy', { name: nameOf(sheet) }) };
}
