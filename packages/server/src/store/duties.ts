import { type Database, statement } from './database.ts';
import { LEASE_MS } from './leases.ts';

const TAKE = `insert into duties (name, node, until) values (?, ?, ?) on conflict (name) do update
  set node = excluded.node, until = excluded.until
  where duties.node = excluded.node or duties.until < ? or duties.until > ? returning name`;

/** What one node at a time does for all: whether this one may now, for a while. */
export async function takeDuty(db: Database, name: string, node: string, now: number): Promise<boolean> {
  // Nobody takes on anything for longer: that was before a clock was set back.
  const beyond = now + 2 * LEASE_MS;
  return (await db.query(TAKE, [name, node, now + LEASE_MS, now, beyond])).length > 0;
}

/** Another node may take over at once. */
export async function leaveDuties(db: Database, node: string): Promise<void> {
  await db.query('update duties set until = 0 where node = ?', [node]);
}

/** What a node that was killed had taken on: where there is one node alone, nobody is at it any more. */
export async function freeDuties(db: Database): Promise<void> {
  await db.batch([
    statement('update duties set until = 0'),
    statement(`update notice_targets set lease = '', leased_until = 0 where leased_until > 0`),
  ]);
}
