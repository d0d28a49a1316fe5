import type { TableId } from '../log/entry.ts';
import type { Database } from './database.ts';

/** How long a node may take for what it has taken on; then another may. */
export const LEASE_MS = 12_000;

const CLAIM = `update tables set lease = ?, leased_until = ? where (leased_until < ? or leased_until > ?) and id in
  (select id from tables where due <= ? and (leased_until < ? or leased_until > ?) order by due limit ?) returning id`;

/** Tables where the server has to act now and no node does; from then on this one does. */
export async function claim(db: Database, node: string, now: number, limit: number): Promise<TableId[]> {
  // Nobody takes on anything for longer: that was before a clock was set back.
  const beyond = now + 2 * LEASE_MS;
  const rows = await db.query(CLAIM, [node, now + LEASE_MS, now, beyond, now, now, beyond, limit], { dueBy: now });
  return rows.map((row) => String(row.id));
}

/** Another node may take over at once what this one had taken on. */
export async function release(db: Database, node: string): Promise<void> {
  await db.query(`update tables set lease = '', leased_until = 0 where lease = ? and due is not null`, [node]);
}

export async function releaseOne(db: Database, node: string, id: TableId): Promise<void> {
  await db.query(`update tables set lease = '', leased_until = 0 where lease = ? and id = ?`, [node, id]);
}
