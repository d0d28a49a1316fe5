import { Frame } from '../frame/frame.tsx';
import { findEntry } from '../games/registry.ts';
import { RulebookOf } from '../rulebook/drawer.tsx';
import { t } from '../words/catalogue.ts';
import './rules-print.css';

/** The rulebook as a page of its own; `#GP-2.2` opens it at that clause. */
export function RulesPage({ game }: { game: string }) {
  const entry = findEntry(game);
  if (!entry)
    return (
      <Frame title={t('missing.title')}>
        <p>{t('missing.page')}</p>
      </Frame>
    );
  const clause = decodeURIComponent(location.hash.slice(1));
  return (
    <Frame title={t('rules.of', { title: entry.title })} accent={entry.accent}>
      <div class="sheet">
        <RulebookOf entry={entry} clause={clause} />
      </div>
    </Frame>
  );
}
