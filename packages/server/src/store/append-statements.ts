import type { TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { type Row, rowsOf, type Statement, statement, type Value } from './database.ts';

/** Makes and appends in one transaction, with a stamp of its own; the tables that have their entries now. */
export async function appendByStatements(
  batch: (statements: readonly Statement[]) => Promise<Row[][]>,
  appends: readonly Append[],
  stamp: string,
): Promise<TableId[]> {
  const made = appends.filter(({ make }) => make !== null);
  const grown = appends.filter(({ make }) => make === null);
  const growth = grown.length > 0 ? appendStatements(grown, stamp) : [];
  const rows = await batch([...made.flatMap(makeStatements), ...growth]);
  const told = [...made.flatMap((_, i) => rows[i * MAKE_STATEMENTS]), ...(rows[made.length * MAKE_STATEMENTS] ?? [])];
  return told.map((row) => String(row.id));
}

const BIG = 'cast(? as bigint)';
const TABLE_SHAPE = `(?, ${BIG}, ${BIG}, ?, ?, ${BIG}, ${BIG}, ?, ${BIG})`;

/** Unless it has been made already. */
export const MAKE = `insert into tables (id, owner, game, listed, phase, made, changed, card, seed, entries, stamp, due, lease,
  leased_until, snapshot, snapshot_at, deal) values (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, '', null, '', 0, null, 0, ?)
  on conflict do nothing returning id`;
const FIRST = 'insert into entries (table_id, n, body) values (?, 0, ?) on conflict do nothing';

/** A table with its first entry; the first of them returns its id where it was not there. */
function makeStatements({ id, make, listed, summary, bodies }: Append): Statement[] {
  if (!make) return [];
  const { owner, game, made, seed, deal = null } = make;
  const row = statement(MAKE, id, owner, game, listed ? 1 : 0, made, made, summary, seed, 1, deal);
  return [row, statement(FIRST, id, bodies[0])];
}

/** How many there are of each table. */
const MAKE_STATEMENTS = 2;

/** One transaction for the entries of many tables; a table that has moved on is left as it is, and only that one. */
function appendStatements(appends: readonly Append[], stamp: string): Statement[] {
  const tables = rowsOf(TABLE_SHAPE, appends.map(tableRow));
  const update: Statement = {
    sql: `update tables set entries = entries + v.column3, phase = v.column4, card = v.column5, changed = v.column6,
        due = v.column7, lease = v.column8, leased_until = v.column9, stamp = ?
      from (values ${tables.sql}) v where tables.id = v.column1 and tables.entries = v.column2 returning tables.id as id`,
    params: [stamp, ...tables.params],
  };
  return [
    update,
    insertEntries(appends, stamp),
    ...insertSitters(appends, stamp),
    ...listings(appends, stamp),
    ...snapshots(appends),
  ];
}

function tableRow(one: Append): Value[] {
  const { id, after, bodies, phase, summary, changed, due, lease, leasedUntil } = one;
  return [id, after, bodies.length, phase, summary, changed, due, lease, leasedUntil];
}

function insertEntries(appends: readonly Append[], stamp: string): Statement {
  const rows = rowsOf(
    `(?, ${BIG}, ?)`,
    appends.flatMap(({ id, after, bodies }) => bodies.map((body, i) => [id, after + i, body])),
  );
  return {
    sql: `insert into entries (table_id, n, body) select v.column1, v.column2, v.column3
      from (values ${rows.sql}) v join tables on tables.id = v.column1 where tables.stamp = ?`,
    params: [...rows.params, stamp],
  };
}

function insertSitters(appends: readonly Append[], stamp: string): Statement[] {
  const pairs = appends.flatMap(({ id, sitters }) => sitters.map((person) => [person, id]));
  if (pairs.length === 0) return [];
  const rows = rowsOf('(?, ?)', pairs);
  const sql = `insert into sitters (person, table_id) select v.column1, v.column2
    from (values ${rows.sql}) v join tables on tables.id = v.column2 where tables.stamp = ? on conflict do nothing`;
  return [{ sql, params: [...rows.params, stamp] }];
}

function listings(appends: readonly Append[], stamp: string): Statement[] {
  const sql = 'update tables set listed = ? where id = ? and stamp = ?';
  return appends.flatMap(({ id, listed }) => (listed === null ? [] : [statement(sql, listed ? 1 : 0, id, stamp)]));
}

function snapshots(appends: readonly Append[]): Statement[] {
  const sql = 'update tables set snapshot = ?, snapshot_at = ? where id = ? and snapshot_at < ?';
  return appends.flatMap(({ id, snapshot }) =>
    snapshot ? [statement(sql, snapshot.text, snapshot.at, id, snapshot.at)] : [],
  );
}
