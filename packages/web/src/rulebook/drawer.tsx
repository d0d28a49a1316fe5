import type { Options } from '@waybill/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../games/registry.ts';
import { language, t } from '../words/catalogue.ts';
import { useBeside } from './beside-clauses.tsx';
import { GuidePage } from './guide.tsx';
import { Rulebook } from './rulebook.tsx';

interface DrawerProps {
  readonly entry: Entry;
  readonly clause: string;
  /** What the match is set up with. */
  readonly options: Options;
  readonly onClose: () => void;
}

/** The rulebook beside the table. */
export function RulesDrawer({ entry, clause, options, onClose }: DrawerProps) {
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
      <RulebookOf entry={entry} clause={clause} options={options} />
    </dialog>
  );
}

interface RulebookProps {
  readonly entry: Entry;
  readonly clause: string;
  readonly options?: Options;
}

/** A game's rulebook with its search. */
export function RulebookOf({ entry, clause, options }: RulebookProps) {
  const [markdown, setMarkdown] = useState<string | null>(null);
  const below = useBeside(entry, options);
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
      {clause === '' && wanted === '' && <GuidePage entry={entry} />}
      {language() !== 'en' && <p class="note">{t('rules.english')}</p>}
      {markdown === null ? (
        <p class="nothing">{t('loading')}</p>
      ) : (
        <Rulebook {...{ markdown, clause, wanted, below }} />
      )}
    </>
  );
}
