import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Row, Statement, Value } from './store/database.ts';
import { openDatabase, type Place } from './store/open.ts';

/** Of what a backup holds: the columns below. */
const VERSION = 1;

/** What is kept, in an order in which it can be put back. Snapshots and leases are not: the log decides. */
const COLUMNS: { readonly [table: string]: readonly string[] } = {
  settings: ['name', 'value'],
  people: ['id', 'name', 'made'],
  keys: ['hash', 'person', 'kind', 'name', 'made'],
  tables: ['id', 'owner', 'game', 'listed', 'phase', 'made', 'changed', 'card', 'seed', 'entries', 'due'],
  entries: ['table_id', 'n', 'body'],
  sitters: ['person', 'table_id'],
};

const FILLED: Row = { stamp: '', lease: '', leased_until: 0, snapshot_at: 0 };
const PAGE = 500;

type Line = readonly [table: string, ...values: Value[]];

interface Head {
  readonly waybill: 'backup';
  readonly version: number;
}

const lineOf = (table: string, row: Row): Line => [table, ...COLUMNS[table].map((column) => row[column])];

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
  for (const table of ['settings', 'people', 'keys', 'sitters']) {
    for (const row of await db.query(`select * from ${table}`)) yield `${JSON.stringify(lineOf(table, row))}\n`;
  }
}

/** Writes all that a server keeps into one file; the server may be running. */
export async function backup(place: Place, file: string): Promise<void> {
  const db = await openDatabase(place, () => {});
  try {
    await pipeline(Readable.from(linesOf(db)), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } finally {
    await db.close();
  }
}

/** What is wrong with a backup, or with where it is to go. */
export class BackupFault extends Error {}

function insert([table, ...values]: Line): Statement {
  const columns = Object.hasOwn(COLUMNS, table) ? COLUMNS[table] : null;
  if (!columns || values.length !== columns.length) throw new BackupFault(`holds a line that is none: ${table}`);
  const more = table === 'tables' ? Object.entries(FILLED) : [];
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
  const db = await openDatabase(place, () => {});
  try {
    const [{ n }] = await db.query('select (select count(*) from people) + (select count(*) from tables) as n');
    if (Number(n) > 0) throw new BackupFault('can only be put into an empty database');
    return await putBack(db, createInterface({ input: createReadStream(file).pipe(createGunzip()) }));
  } finally {
    await db.close();
  }
}

/** Rows whose people or table come later in the file wait for the end. */
async function putBack(db: Database, lines: AsyncIterable<string>): Promise<number> {
  let group: Statement[] = [];
  const later: Statement[] = [];
  let tables = 0;
  let first = true;
  for await (const text of lines) {
    if (first) checkHead(text);
    else {
      const line = JSON.parse(text) as Line;
      if (line[0] === 'tables') tables++;
      (line[0] === 'keys' || line[0] === 'sitters' ? later : group).push(insert(line));
    }
    first = false;
    if (group.length >= PAGE) await db.batch(group.splice(0));
  }
  for (group = [...group, ...later]; group.length > 0; ) await db.batch(group.splice(0, PAGE));
  return tables;
}

function checkHead(text: string): void {
  let head: Partial<Head> | null = null;
  try {
    head = JSON.parse(text) as Partial<Head>;
  } catch {
    // Told below: whatever it is, it is no backup.
  }
  if (head?.waybill !== 'backup') throw new BackupFault('is not a backup of Waybill');
  if (head.version !== VERSION) throw new BackupFault(`is of version ${head.version}, not ${VERSION}`);
}
