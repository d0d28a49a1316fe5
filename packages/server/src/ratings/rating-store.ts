import type { PersonId, TableId } from '../log/entry.ts';
import { type Database, type Row, type Statement, statement } from '../store/database.ts';
import type { Rating } from './formula.ts';
import type { RatedSeat } from './rate-match.ts';
import type { SeatResult, Unrated } from './result.ts';

export interface GameRating extends Rating {
  readonly game: string;
  readonly matches: number;
}

/** A match that is over: how it ended, and what it did to ratings. */
export interface StoredResult {
  readonly table: TableId;
  readonly game: string;
  readonly ended: number;
  readonly how: string;
  readonly unrated: Unrated | null;
  readonly seats: readonly (SeatResult & { readonly rated: RatedSeat | null })[];
}

const COLUMNS = 'results.table_id, results.game, results.ended, results.how, results.unrated, results.seats';

const UPSERT = `insert into ratings (person, game, rating, deviation, volatility, matches, changed) values (?, ?, ?, ?, ?, 1, ?)
  on conflict (person, game) do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, matches = ratings.matches + 1, changed = excluded.changed`;

function resultIn(row: Row): StoredResult {
  return {
    table: String(row.table_id),
    game: String(row.game),
    ended: Number(row.ended),
    how: String(row.how),
    unrated: row.unrated === null ? null : (String(row.unrated) as Unrated),
    seats: JSON.parse(String(row.seats)) as StoredResult['seats'],
  };
}

const ratingIn = (row: Row): GameRating => ({
  game: String(row.game),
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
  matches: Number(row.matches),
});

/** Whose matches are asked for, and which of them. */
export interface ResultQuery {
  readonly person: PersonId;
  readonly game?: string | undefined;
  /** Ended before this one, which was the last that was told. */
  readonly before?: { readonly ended: number; readonly table: TableId } | undefined;
  /** Those of deals only until then: later ones may still be played by others. */
  readonly dealsUntil?: number;
}

/** With whether everybody could find its table. */
export type ListedResult = StoredResult & { readonly listed: boolean };

/** Ratings, and the results they come from. */
export class RatingStore {
  constructor(private readonly db: Database) {}

  /** Once only: a result that is there already is an error, and nothing is changed. */
  async add({ table, game, ended, how, unrated, seats }: StoredResult): Promise<void> {
    const insert = `insert into results (number, table_id, game, ended, how, unrated, seats)
      select coalesce(max(number), 0) + 1, cast(? as text), cast(? as text), cast(? as bigint), cast(? as text),
        cast(? as text), cast(? as text) from results`;
    const moved = seats.flatMap(({ person, rated }): Statement[] => {
      if (person === null || !rated) return [];
      const { rating, deviation, volatility } = rated.after;
      return [statement(UPSERT, person, game, rating, deviation, volatility, ended)];
    });
    await this.db.batch([statement(insert, table, game, ended, how, unrated, JSON.stringify(seats)), ...moved]);
  }

  /** Tables that are over and have no result yet, the first to end first. What was appended a moment ago may be missing. */
  async missing(most: number): Promise<TableId[]> {
    const sql = `select id from tables where phase = 'over' and not exists
      (select 1 from results where results.table_id = tables.id) order by changed limit ?`;
    return (await this.db.query(sql, [most], null)).map(({ id }) => String(id));
  }

  async has(table: TableId): Promise<boolean> {
    return (await this.db.query('select 1 as one from results where table_id = ?', [table])).length > 0;
  }

  async of(person: PersonId): Promise<GameRating[]> {
    return (await this.db.query('select * from ratings where person = ? order by game', [person])).map(ratingIn);
  }

  async ofAll(people: readonly PersonId[], game: string): Promise<Map<PersonId, GameRating>> {
    if (people.length === 0) return new Map();
    const marks = people.map(() => '?').join(', ');
    const sql = `select * from ratings where game = ? and person in (${marks})`;
    const rows = await this.db.query(sql, [game, ...people]);
    return new Map(rows.map((row) => [String(row.person), ratingIn(row)]));
  }

  /** The latest first. */
  async results({ person, game, before, dealsUntil }: ResultQuery, most: number): Promise<ListedResult[]> {
    const where = [
      'sitters.person = ?',
      ...(dealsUntil === undefined ? [] : ['(tables.deal is null or results.ended < ?)']),
      ...(game === undefined ? [] : ['results.game = ?']),
      ...(before ? ['(results.ended < ? or (results.ended = ? and results.table_id < ?))'] : []),
    ];
    const sql = `select ${COLUMNS}, tables.listed as listed from results
      join sitters on sitters.table_id = results.table_id join tables on tables.id = results.table_id
      where ${where.join(' and ')} order by results.ended desc, results.table_id desc limit ?`;
    const params = [
      person,
      ...(dealsUntil === undefined ? [] : [dealsUntil]),
      ...(game === undefined ? [] : [game]),
      ...(before ? [before.ended, before.ended, before.table] : []),
    ];
    const rows = await this.db.query(sql, [...params, most], null);
    return rows.map((row) => ({ ...resultIn(row), listed: Number(row.listed) === 1 }));
  }

  /** All rated results of a game in the order in which they counted, up to the first of a deal since `dealsUntil`. */
  async rated(
    game: string,
    after: number,
    dealsUntil: number,
    most: number,
  ): Promise<(StoredResult & { readonly number: number })[]> {
    const sql = `select number, ${COLUMNS} from results where game = ? and unrated is null and number > ?
      and not exists (select 1 from results early join tables on tables.id = early.table_id
        where early.game = results.game and tables.deal is not null and early.ended >= ? and early.number <= results.number)
      order by number limit ?`;
    const rows = await this.db.query(sql, [game, after, dealsUntil, most], null);
    return rows.map((row) => ({ ...resultIn(row), number: Number(row.number) }));
  }

  /** The strongest who show themselves, and are known well enough. */
  async best(game: string, mostDeviation: number, most: number): Promise<(GameRating & { readonly person: string })[]> {
    const sql = `select ratings.* from ratings join people on people.id = ratings.person
      where game = ? and deviation <= ? and shown = 1 order by rating desc limit ?`;
    const rows = await this.db.query(sql, [game, mostDeviation, most]);
    return rows.map((row) => ({ ...ratingIn(row), person: String(row.person) }));
  }
}
