import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where everything is kept: a Postgres URL, or a folder for SQLite's file. */
export interface Place {
  readonly database?: string | undefined;
  readonly dataDir: string;
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'waybill.sqlite');

export async function openDatabase(place: Place, onError: (error: Error) => void): Promise<Database> {
  const db = place.database === undefined ? openFile(place.dataDir) : openPostgres(place.database, onError);
  try {
    await migrate(db);
  } catch (error) {
    await db.close().catch(onError);
    throw error;
  }
  return db;
}

function openFile(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = sqliteFile(dataDir);
  // Only for whoever runs the server; what SQLite keeps beside it is like it.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return openSqlite(file);
}

/** A setting all nodes share: the first to ask decides it. */
export async function sharedSetting(db: Database, name: string, fresh: () => string): Promise<string> {
  await db.query('insert into settings (name, value) values (?, ?) on conflict do nothing', [name, fresh()]);
  const [row] = await db.query('select value from settings where name = ?', [name]);
  return String(row.value);
}
