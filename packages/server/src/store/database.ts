import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';

export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** SQL that runs on both databases, with `?` for each parameter. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
  /**
   * The one table it is about, or those where the server may have to act by then; null where what was appended a moment ago makes
   * no difference. Not given: all of them.
   */
  readonly about?: { readonly table: TableId } | { readonly dueBy: number } | null;
}

/** All that the store asks of a database. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  query(sql: string, params?: readonly Value[], about?: Statement['about']): Promise<Row[]>;
  /** All of them or none, durable once it resolves; the rows of each. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** From now on this process appends; where only one may, and another does, that is an error. */
  own(): Promise<void>;
  /**
   * Entries of many tables, no table twice; those that have them now, durable once it resolves. One that has moved on, or was
   * to be made and is there, is left as it is, and only that one.
   */
  append(appends: readonly Append[]): Promise<TableId[]>;
  /** Tables that this person has made, that are not over, and that no query has been able to see so far. */
  unfinished(owner: PersonId): number;
  /** Whether the server will have to act at a table, later, and no query has been able to see that so far. */
  readonly holdsDue: boolean;
  close(): Promise<void>;
}

export const statement = (sql: string, ...params: Value[]): Statement => ({ sql, params });

/** `(?, cast(? as bigint)), …`: as many rows as there are, each shaped alike. */
export function rowsOf(shape: string, rows: readonly (readonly Value[])[]): Statement {
  return { sql: rows.map(() => shape).join(', '), params: rows.flat() };
}
