import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../boards/registry.ts';
import { language, t } from '../words/catalogue.ts';
import { Rulebook } from './rulebook.tsx';

/** The rulebook beside the table. */
export function RulesDrawer({ entry, clause, onClose }: { entry: Entry; clause: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog class="drawer" ref={dialog} onClose={onClose} aria-label={t('rules.of', { title: entry.title })}>
      <header>
        <h2>{t('rules')}</h2>
        <a href={`/rules/${entry.id}${clause ? `#${clause}` : ''}`}>{t('rules.page')}</a>
        <button type="button" class="icon" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      <RulebookOf entry={entry} clause={clause} />
    </dialog>
  );
}

/** A game's rulebook with its search. */
export function RulebookOf({ entry, clause }: { entry: Entry; clause: string }) {
  const [markdown, setMarkdown] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    void entry.rulebook().then(setMarkdown);
  }, [entry]);
  return (
    <>
      <input
        type="search"
        class="rules-search"
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        value={wanted}
        onInput={(input) => setWanted(input.currentTarget.value)}
      />
      {language() !== 'en' && <p class="note">{t('rules.english')}</p>}
      {markdown === null ? (
        <p class="nothing">{t('loading')}</p>
      ) : (
        <Rulebook markdown={markdown} clause={clause} wanted={wanted} />
      )}
    </>
  );
}
