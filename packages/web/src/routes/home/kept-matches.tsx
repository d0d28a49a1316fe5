import { useState } from 'preact/hooks';
import { cardOf } from '../../games/card-pictures.ts';
import { findEntry } from '../../games/registry.ts';
import { accentStyle } from '../../look/accent.ts';
import { notify } from '../../look/notice.ts';
import { timeAgo } from '../../look/time-ago.ts';
import { forget, type Kept, keep } from '../../match/store/matches.ts';
import { t } from '../../words/catalogue.ts';
import '../../look/match-list.css';

interface Props {
  readonly kept: readonly Kept[];
  /** As many as are shown before somebody asks for all. */
  readonly first: number;
  readonly onChange: () => void;
}

/** Matches to go on with: whose turn it is, and since when. */
export function KeptMatches({ kept, first, onChange }: Props) {
  const [all, setAll] = useState(false);
  const drop = async (one: Kept) => {
    await forget(one.id);
    onChange();
    const back = () => void keep(one).then(onChange);
    notify(t('kept.dropped', { title: findEntry(one.match.game)?.title ?? '' }), { words: t('undo'), run: back });
  };
  const shown = all ? kept : kept.slice(0, first);
  return (
    <section class="box match-list" aria-labelledby="kept">
      <h2 id="kept" class="caption">
        {t('kept')}
      </h2>
      <ul>
        {shown.map((one) => (
          <KeptMatch key={one.id} kept={one} onDrop={() => void drop(one)} />
        ))}
      </ul>
      {kept.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t('kept.all', { count: kept.length })}
        </button>
      )}
    </section>
  );
}

function KeptMatch({ kept, onDrop }: { kept: Kept; onDrop: () => void }) {
  const entry = findEntry(kept.match.game);
  if (!entry) return null;
  return (
    <li style={accentStyle(entry.accent)}>
      <a href={`/match/${kept.id}`}>
        <span class="match-list-board" aria-hidden="true" dangerouslySetInnerHTML={{ __html: cardOf(entry.id) }} />
        <span class="match-list-words">
          <b>{entry.title}</b>
          {kept.lesson && <span class="tag">{t('card.learn')}</span>}
          {kept.daily && <span class="tag">{t('daily.tag', { day: kept.daily })}</span>}
          <span class="match-list-turn">{turnWords(kept)}</span>
          <span class="match-list-scores">{scoreWords(kept)}</span>
          <span class="match-list-since">{timeAgo(kept.updated)}</span>
        </span>
      </a>
      <button type="button" class="icon" aria-label={t('kept.drop', { title: entry.title })} onClick={onDrop}>
        ×
      </button>
    </li>
  );
}

/** `Ann 12, Bot 1 9`; alone, the score. */
function scoreWords({ scores, match: { seats } }: Kept): string {
  if (!scores) return '';
  if (seats.length === 1) return t('kept.score', { score: scores[0] });
  return seats.map((name, seat) => `${name === t('you') ? t('players.you') : name}: ${scores[seat]}`).join(' · ');
}

function turnWords({ next, match, sitters }: Kept): string {
  if (typeof next !== 'number') return t('kept.chance');
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  const isYours = persons === 1 && sitters[next].kind === 'person';
  return isYours ? t('kept.yours') : t('kept.turn', { name: match.seats[next] });
}
