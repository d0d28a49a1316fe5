import type { Database } from './database.ts';

/** A setting all nodes share: the first to ask decides it. */
export async function sharedSetting(db: Database, name: string, fresh: () => string): Promise<string> {
  await db.query('insert into settings (name, value) values (?, ?) on conflict do nothing', [name, fresh()]);
  const [row] = await db.query('select value from settings where name = ?', [name]);
  return String(row.value);
}
