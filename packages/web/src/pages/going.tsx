import { useState } from 'preact/hooks';
import { findEntry } from '../boards/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { notify } from '../look/notice.tsx';
import { since } from '../look/since.ts';
import { forget, type Kept, keep } from '../store/database.ts';
import { t } from '../words/catalogue.ts';
import './going.css';

const SHOWN = 8;

/** Matches to go on with: whose turn it is, and since when. */
export function Going({ kept, onChange }: { kept: readonly Kept[]; onChange: () => void }) {
  const [all, setAll] = useState(false);
  const drop = async (one: Kept) => {
    await forget(one.id);
    onChange();
    const back = () => void keep(one).then(onChange);
    notify(t('going.dropped', { title: findEntry(one.match.game)?.title ?? '' }), { words: t('undo'), run: back });
  };
  const shown = all ? kept : kept.slice(0, SHOWN);
  return (
    <section class="box going" aria-labelledby="going">
      <h2 id="going" class="caption">
        {t('going')}
      </h2>
      <ul>
        {shown.map((one) => (
          <GoingLine key={one.id} kept={one} onDrop={() => void drop(one)} />
        ))}
      </ul>
      {kept.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t('going.all', { count: kept.length })}
        </button>
      )}
    </section>
  );
}

function GoingLine({ kept, onDrop }: { kept: Kept; onDrop: () => void }) {
  const entry = findEntry(kept.match.game);
  if (!entry) return null;
  return (
    <li style={accentStyle(entry.accent)}>
      <a href={`/match/${kept.id}`}>
        <b>{entry.title}</b>
        {kept.lesson && <span class="tag">{t('card.learn')}</span>}
        {kept.daily && <span class="tag">{t('daily.tag', { day: kept.daily })}</span>}
        <span class="going-turn">{turnWords(kept)}</span>
        <span class="going-since">{since(kept.updated)}</span>
      </a>
      <button type="button" class="icon" aria-label={t('going.drop', { title: entry.title })} onClick={onDrop}>
        ×
      </button>
    </li>
  );
}

function turnWords({ next, match }: Kept): string {
  if (next === 'over') return t('going.over');
  return next === 'chance' ? t('going.chance') : t('going.turn', { name: match.seats[next] });
}
