import type { Options } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../games/registry.ts';
import { Drawer } from '../look/drawer.tsx';
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
  const header = (
    <>
      <h2>{t('rules')}</h2>
      <a href={`/rules/${entry.id}${clause ? `#${clause}` : ''}`}>{t('rules.page')}</a>
    </>
  );
  return (
    <Drawer label={t('rules.of', { title: entry.title })} header={header} onClose={onClose}>
      <RulebookOf entry={entry} clause={clause} options={options} />
    </Drawer>
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
