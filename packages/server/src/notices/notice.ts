import { findGame } from '@waybill/games';
import { speak } from '@waybill/kernel';
import type { PersonId, TableId } from '../log/entry.ts';
import type { Seated } from '../log/table.ts';
import type { Language } from './notice-store.ts';
import { noticeWords } from './words.ts';

/** A table where it is somebody's turn, as they may know it. */
export interface Turn {
  readonly table: TableId;
  /** The title of the game. */
  readonly game: string;
  /** Who else sits there, by name. */
  readonly others: readonly string[];
  readonly since: number;
}

/** What a person reads, and where it leads. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

interface TurnTable {
  readonly id: TableId;
  readonly game: { readonly id: string };
  readonly seats: readonly Pick<Seated, 'person' | 'bot'>[];
  readonly changed: number;
}

export function turnOf(table: TurnTable, person: PersonId, nameOf: (person: PersonId) => string | null): Turn {
  const others = table.seats.flatMap((seat) => {
    if (seat.person === person) return [];
    return seat.person === null ? (seat.bot ?? []) : (nameOf(seat.person) ?? []);
  });
  return { table: table.id, game: findGame(table.game.id)?.title ?? table.game.id, others, since: table.changed };
}

/** Several tables are one notice. */
export function noticeOf(turns: readonly Turn[], language: Language): Notice {
  const say = (key: string, facts: Record<string, string | number> = {}) =>
    speak(noticeWords[language], { key, facts });
  const names = (list: readonly string[]) => new Intl.ListFormat(language).format(list);
  if (turns.length === 1) {
    const [{ game, others, table }] = turns;
    const body = others.length > 0 ? say('turn.with', { names: names(others) }) : '';
    return { title: say('turn.one', { game }), body, path: `/table/${table}` };
  }
  return {
    title: say('turn.many', { tables: turns.length }),
    body: names([...new Set(turns.map(({ game }) => game))]),
    path: '/tables',
  };
}

/** What it looks like, for somebody who wants to see whether it comes. */
export function testNotice(language: Language): Notice {
  return { title: 'Waybill', body: speak(noticeWords[language], { key: 'test', facts: {} }), path: '/tables' };
}
