import type { PastMatch } from '@waybill/protocol';
import { findEntry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { SmallBoard } from '../look/small-board.tsx';
import { timeAgo } from '../look/time-ago.ts';
import { bringMatch } from '../online/match-file.ts';
import '../look/history-list.css';
import { t as app, decimal } from '../words/catalogue.ts';
import { fine } from '../words/numbers.ts';
import { figure } from './rating-table.tsx';
import { t } from './words.ts';
import './profile.css';

export type PastOutcome = 'won' | 'shared' | 'lost';

/** Of whose match it is; null alone in a game that can't be won. */
export function outcomeOf({ seat, seats }: PastMatch): PastOutcome {
  const won = seats[seat]?.won ?? 0;
  return won === 0 ? 'lost' : won === 1 ? 'won' : 'shared';
}

/** Matches that are over, as somebody who played them sees them. */
export function PastMatchList({ matches }: { matches: readonly PastMatch[] }) {
  return (
    <ul class="history-list">
      {matches.map((match) => (
        <Row key={`${match.ended} ${match.table}`} match={match} />
      ))}
    </ul>
  );
}

function Row({ match }: { match: PastMatch }) {
  const { table, game, ended, how, seat, seats } = match;
  const entry = findEntry(game);
  if (!entry) return null;
  const names = seats.map(
    ({ name, bot, score }, i) => `${nameOf(match, i, name, bot)}${score === null ? '' : ` ${score}`}`,
  );
  const words = (
    <span class="history-words">
      <b>{entry.title}</b>
      <span class="history-result">
        {seats.length > 1 && seat >= 0 && <span class="tag">{t(`outcome.${outcomeOf(match)}`)}</span>}
        {names.join(' · ')}
      </span>
      {(how === 'resigned' || how === 'time') && <span class="note">{t(`how.${how}`)}</span>}
      <RatingChange match={match} />
      <span class="note">{timeAgo(ended)}</span>
    </span>
  );
  return (
    <li style={accentStyle(entry.accent)}>
      {table === null ? (
        words
      ) : (
        <a href={`/table/${table}`}>
          <SmallBoard bring={() => bringMatch(table)} />
          {words}
        </a>
      )}
    </li>
  );
}

function nameOf({ seat }: PastMatch, at: number, name: string | null, bot: string | null): string {
  if (name !== null) return name;
  if (bot !== null) return app(`level.${bot}` as 'level.easy');
  return at === seat ? app('players.you') : t('somebody');
}

/** In points alone; of a win where there are several, so that its hundredths count. */
function luckWords(luck: number, seats: number): string {
  const told = seats > 1 ? fine(luck).replace('-', '−\u2060') : decimal(luck);
  return luck > 0 ? `+${told}` : told;
}

function RatingChange({ match: { rated, seats, unrated } }: { match: PastMatch }) {
  if (!rated)
    return unrated === null ? null : <span class="note">{t(`unrated.${unrated}` as 'unrated.abandoned')}</span>;
  return (
    <span class="note">
      {t('rated', { before: String(Math.round(rated.before.rating)), after: figure(rated.after) })}
      {rated.luck !== null && ` · ${t('luck', { luck: luckWords(rated.luck, seats.length) })}`}
    </span>
  );
}
