import { isYours, type TableSummary } from '@waybill/protocol';
import { findEntry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { timeAgo } from '../look/time-ago.ts';
import '../look/match-list.css';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';

/** Tables, one a line: the game, who is there, whose turn it is and since when. */
export function TableLines({ tables }: { tables: readonly TableSummary[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <TableLine key={table.id} table={table} />
      ))}
    </ul>
  );
}

function TableLine({ table }: { table: TableSummary }) {
  const entry = findEntry(table.game);
  if (!entry) return null;
  const names = table.seats.map(({ name, bot }, seat) => nameOf(name, bot, seat)).filter(Boolean);
  return (
    <li style={accentStyle(entry.accent)}>
      <a href={`/table/${table.id}`} data-yours={isYours(table) ? '' : undefined}>
        <span class="match-list-words">
          <b>{entry.title}</b>
          <span>{names.join(', ')}</span>
          <span class="match-list-turn">{stateWords(table)}</span>
          <span class="match-list-since">{timeAgo(table.changed)}</span>
        </span>
      </a>
    </li>
  );
}

function nameOf(name: string | null, bot: string | null, seat: number): string {
  return name ?? (bot ? app('bot.name', { number: seat + 1 }) : '');
}

function stateWords(table: TableSummary): string {
  const { phase, next, seats, seat } = table;
  if (phase === 'over') return t('lobby.over');
  if (phase === 'open') {
    const free = seats.filter(({ person, bot }) => !person && !bot).length;
    return free > 0 ? t('lobby.waiting', { free }) : t('lobby.full');
  }
  if (isYours(table)) return t('lobby.your-turn');
  if (seat === null) return t('lobby.watch');
  if (next === null) return '';
  const { name, bot } = seats[next];
  return t('lobby.their-turn', { name: nameOf(name, bot, next) });
}
