import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { pipeline as pipelineOf, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Row, Statement, Value } from './store/database.ts';
import { openDatabase, type Place, sqliteFile } from './store/open.ts';

type Columns = { readonly [table: string]: readonly string[] };

/** Version 1: people had no handles, keys no scopes, and nobody could be blocked or reported. */
const FIRST: Columns = {
  settings: ['name', 'value'],
  people: ['id', 'name', 'made'],
  keys: ['hash', 'person', 'kind', 'name', 'made'],
  tables: ['id', 'owner', 'game', 'listed', 'phase', 'made', 'changed', 'card', 'seed', 'entries', 'due'],
  entries: ['table_id', 'n', 'body'],
  sitters: ['person', 'table_id'],
};

/** Version 2: there were no deals and no ratings, and nobody could be told anything. */
const SECOND: Columns = {
  ...FIRST,
  people: [...FIRST.people, 'handle', 'skeleton'],
  keys: [...FIRST.keys, 'scopes'],
  blocks: ['person', 'blocked'],
  reports: ['id', 'at', 'person', 'about', 'table_id', 'words', 'settled'],
};

/** What is kept, in an order in which it can be put back. Snapshots, leases and who looks for a match are not, nor what can be worked out again: the log decides. */
export const KEPT_COLUMNS: Columns = {
  ...SECOND,
  people: [...SECOND.people, 'shown'],
  tables: [...SECOND.tables, 'deal'],
  deals: ['id', 'owner', 'made', 'ends', 'plan'],
  notice_targets: [
    'id',
    'person',
    'kind',
    'address',
    'secret',
    'language',
    'origin',
    'made',
    'failures',
    'failure',
    'off',
    'next_try',
  ],
  notice_told: ['target', 'table_id', 'n', 'seen'],
  quiet_hours: ['person', 'since', 'until', 'zone'],
  results: ['table_id', 'number', 'game', 'ended', 'how', 'unrated', 'seats'],
  ratings: ['person', 'game', 'rating', 'deviation', 'volatility', 'matches', 'changed'],
};

const VERSION = 3;
const BY_VERSION: { readonly [version: number]: Columns } = { 1: FIRST, 2: SECOND, [VERSION]: KEPT_COLUMNS };

const LEASED: Row = { lease: '', leased_until: 0 };
const FILLED: { readonly [table: string]: Row } = {
  tables: { stamp: '', ...LEASED, snapshot_at: 0 },
  notice_targets: LEASED,
};
/** What comes after all tables, in this order. */
const REST = Object.keys(KEPT_COLUMNS).filter((table) => table !== 'tables' && table !== 'entries');
const PAGE = 500;

type Line = readonly [table: string, ...values: Value[]];

interface Head {
  readonly waybill: 'backup';
  readonly version: number;
}

const lineOf = (table: string, row: Row): Line => [table, ...KEPT_COLUMNS[table].map((column) => row[column])];

/**
 * Everything, one line a row, while the server goes on: a table is cut off at the number of entries its row had, and
 * whoever it names is read after it.
 */
async function* linesOf(db: Database): AsyncGenerator<string> {
  const head: Head = { waybill: 'backup', version: VERSION };
  yield `${JSON.stringify(head)}\n`;
  for (let last = ''; ; ) {
    const tables = await db.query('select * from tables where id > ? order by id limit ?', [last, PAGE]);
    for (const table of tables) {
      yield `${JSON.stringify(lineOf('tables', table))}\n`;
      const entries = 'select * from entries where table_id = ? and n < ? order by n';
      for (const row of await db.query(entries, [table.id, table.entries])) {
        yield `${JSON.stringify(lineOf('entries', row))}\n`;
      }
    }
    if (tables.length < PAGE) break;
    last = String(tables[PAGE - 1].id);
  }
  for (const table of REST) {
    for (const row of await db.query(`select * from ${table}`)) yield `${JSON.stringify(lineOf(table, row))}\n`;
  }
}

/** Writes all that a server keeps into one file; the server may be running. */
export async function backup(place: Place, file: string): Promise<void> {
  if (place.database === undefined && !existsSync(sqliteFile(place.dataDir))) {
    throw new BackupFault(`there is no database in ${place.dataDir}`);
  }
  const db = await openDatabase(place, () => {});
  try {
    await pipeline(Readable.from(linesOf(db)), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } finally {
    await db.close();
  }
}

/** What is wrong with a backup, or with where it is to go. */
export class BackupFault extends Error {}

function insert([table, ...values]: Line, kept: Columns): Statement {
  const columns = Object.hasOwn(kept, table) ? kept[table] : null;
  if (!columns || values.length !== columns.length) throw new BackupFault(`holds a line that is none: ${table}`);
  const more = Object.entries(FILLED[table] ?? {});
  const all = [...columns, ...more.map(([column]) => column)];
  const taken =
    table === 'settings' ? ' on conflict (name) do update set value = excluded.value' : ' on conflict do nothing';
  return {
    sql: `insert into ${table} (${all.join(', ')}) values (${all.map(() => '?').join(', ')})${taken}`,
    params: [...values, ...more.map(([, value]) => value)],
  };
}

/** Puts a backup into an empty database, of either kind. The number of tables put back. */
export async function restore(place: Place, file: string): Promise<number> {
  // Before a database is made for it.
  for await (const line of unpacked(file)) {
    columnsOf(line);
    break;
  }
  const db = await openDatabase(place, () => {});
  try {
    const [{ n }] = await db.query('select (select count(*) from people) + (select count(*) from tables) as n');
    if (Number(n) > 0) throw new BackupFault('can only be put into an empty database');
    // A server that is running there would go on with what it knew before.
    await db.own();
    return await putBack(db, unpacked(file));
  } finally {
    await db.close();
  }
}

/** The lines of a backup. What can't be read or unpacked throws here, wherever in the file it is. */
async function* unpacked(file: string): AsyncGenerator<string> {
  let rest = '';
  let any = false;
  const stream = createGunzip();
  // An error of the file becomes one of the stream, which is read below.
  pipelineOf(createReadStream(file), stream, () => {});
  try {
    for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      any ||= lines.length > 0;
      yield* lines;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new BackupFault(any ? 'is damaged' : 'is not a backup of Waybill') : error;
  }
  if (rest !== '') throw new BackupFault('ends in the middle of a line');
  if (!any) throw new BackupFault('is not a backup of Waybill');
}

/** Rows whose people or table come later in the file wait for the end. */
async function putBack(db: Database, lines: AsyncIterable<string>): Promise<number> {
  let group: Statement[] = [];
  const later: Statement[] = [];
  let tables = 0;
  let kept: Columns | null = null;
  for await (const text of lines) {
    if (kept === null) kept = columnsOf(text);
    else {
      const line = JSON.parse(text) as Line;
      if (line[0] === 'tables') tables++;
      (line[0] === 'keys' || line[0] === 'sitters' ? later : group).push(insert(line, kept));
    }
    if (group.length >= PAGE) await db.batch(group.splice(0));
  }
  for (group = [...group, ...later]; group.length > 0; ) await db.batch(group.splice(0, PAGE));
  return tables;
}

/** By the first line of a backup: what its lines hold. */
function columnsOf(text: string): Columns {
  let head: Partial<Head> | null = null;
  try {
    head = JSON.parse(text) as Partial<Head>;
  } catch {
    // Told below: whatever it is, it is no backup.
  }
  if (head?.waybill !== 'backup') throw new BackupFault('is not a backup of Waybill');
  const columns = BY_VERSION[Number(head.version)];
  if (!columns) throw new BackupFault(`is of version ${head.version}, not of 1 to ${VERSION}`);
  return columns;
}
