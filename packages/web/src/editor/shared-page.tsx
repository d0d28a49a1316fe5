import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { t as app } from '../words/catalogue.ts';
import { refusalOf } from './read-sheet-file.ts';
import { type Shared, sheetFromLink } from './sheet-link.ts';
import { keepNewSheet, nameOf, playOnSheet } from './sheet-store.ts';
import { t } from './words.ts';
import './sheets.css';

/** A sheet that came in a link: to be played on at once, or kept. */
export function SharedSheet() {
  const [shared, setShared] = useState<Shared | 'broken' | null>(null);
  useEffect(() => void sheetFromLink(location.hash).then((found) => setShared(found ?? 'broken')), [location.hash]);
  if (shared === null || shared === 'broken') {
    return (
      <Frame title={t('shared')}>
        <p class="nothing" role="status">
          {shared === null ? app('loading') : t('shared.broken')}
        </p>
      </Frame>
    );
  }
  return <Offer {...shared} />;
}

function Offer({ workshop, sheet }: Shared) {
  const { entry, editor } = workshop;
  const refusal = refusalOf(workshop, sheet);
  const keep = async () => route(`/sheets/${(await keepNewSheet(entry.id, sheet)).id}`);
  return (
    <Frame title={t('shared')} accent={entry.accent}>
      <article class="sheet shared">
        <div class="sheets-picture">
          <editor.Picture sheet={sheet} large />
        </div>
        <h2>{nameOf(sheet)}</h2>
        <p>{t('shared.for', { title: entry.title })}</p>
        {refusal !== null && <p class="refused">{t('refused', { flaw: refusal })}</p>}
        <div class="row">
          <button
            type="button"
            class="main"
            disabled={refusal !== null}
            onClick={() => void playOnSheet(entry.id, sheet).then(route)}
          >
            {t('play')}
          </button>
          <button type="button" onClick={() => void keep()}>
            {t('shared.keep')}
          </button>
        </div>
      </article>
    </Frame>
  );
}
