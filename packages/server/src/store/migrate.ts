import { type Database, statement } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const TABLE = 'create table if not exists migrations (number bigint primary key, at bigint not null)';

/** Brings a database up to date. Nodes that start together wait for each other: each migration inserts its number first. */
export async function migrate(db: Database): Promise<void> {
  await db.query(TABLE).catch(() => db.query(TABLE));
  for (let number = await done(db); number < MIGRATIONS.length; number = await done(db)) await run(db, number + 1);
}

async function done(db: Database): Promise<number> {
  const [row] = await db.query('select coalesce(max(number), 0) as number from migrations');
  return Number(row.number);
}

async function run(db: Database, number: number): Promise<void> {
  const parts = MIGRATIONS[number - 1].split(';').filter((part) => part.trim() !== '');
  const mine = statement('insert into migrations (number, at) values (?, ?)', number, Date.now());
  try {
    await db.batch([mine, ...parts.map((part) => statement(part))]);
  } catch (error) {
    if ((await done(db)) < number) throw error;
  }
}
