import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { takeLock } from '../storage/tab-lock.ts';
import { t as app } from '../words/catalogue.ts';
import { Autosave } from './autosave.ts';
import { Draft } from './draft.ts';
import { openWorkshop } from './open-editor.ts';
import { fetchSheet, type KeptSheet, keepNewSheet, nameOf } from './sheet-store.ts';
import { Studio, type StudioProps } from './sheet-studio.tsx';
import { t } from './words.ts';
import './sheets.css';

type Found = (StudioProps & { readonly close: () => void }) | { readonly busy: KeptSheet } | 'missing';

async function sitDown(id: string): Promise<Found> {
  const release = await takeLock('sheet', id);
  const kept = await fetchSheet(id);
  const workshop = kept && (await openWorkshop(kept.game));
  if (kept && !release) return { busy: kept };
  if (!workshop) {
    release?.();
    return 'missing';
  }
  const draft = new Draft(workshop.kind, kept.sheet);
  const autosave = new Autosave(kept, draft);
  const close = () => void autosave.close().finally(release ?? undefined);
  return { workshop, draft, id, saved: autosave.saved, close };
}

export function SheetPage({ id, query }: { id: string; query?: { print?: string } }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let gone = false;
    const opened = sitDown(id);
    void opened.then((sitting) => !gone && setFound(sitting));
    return () => {
      gone = true;
      setFound(null);
      void opened.then((sitting) => typeof sitting === 'object' && 'close' in sitting && sitting.close());
    };
  }, [id]);
  if (found === null || found === 'missing') {
    return (
      <Frame title={found ? app('missing.title') : ''}>
        <p class="nothing">{found ? t('missing') : app('loading')}</p>
      </Frame>
    );
  }
  return 'busy' in found ? (
    <Busy kept={found.busy} />
  ) : (
    <Studio key={found.id} {...found} prints={query?.print !== undefined} />
  );
}

function Busy({ kept }: { kept: KeptSheet }) {
  const copy = async () => {
    const sheet = { ...(kept.sheet as object), name: t('own.copy', { name: nameOf(kept.sheet) }).slice(0, 60) };
    route(`/sheets/${(await keepNewSheet(kept.game, sheet)).id}`);
  };
  return (
    <Frame title={t('busy.title')}>
      <p>{t('busy.words')}</p>
      <p class="row">
        <button type="button" class="main" onClick={() => void copy()}>
          {t('busy.copy')}
        </button>
        <a class="button" href="/sheets">
          {t('all')}
        </a>
      </p>
    </Frame>
  );
}
