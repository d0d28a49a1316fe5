import { running } from '../log/clock.ts';
import { type Clocks, type TableState } from '../log/table.ts';
import type { Database, Statement } from '../store/database.ts';
import type { Time } from '../time.ts';

/** A time in which nobody could play: no node was up, or none reached the database. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** Without a sign of life for so long, nobody was there. */
const SILENCE_MS = 3_000;
/** Two nodes' clocks are never quite the same. */
const LEAST_MS = 100;
const KEPT_MS = 30 * 86_400_000;

/** Nobody has to know who was the last to be there while no match is under way. */
const ALIVE = `update settings set value = ? where name = 'alive'
  and (cast(? as bigint) = 1 or exists (select 1 from tables where due > 0))`;
const FIRST = `insert into settings (name, value) values ('alive', ?) on conflict do nothing`;
const NOTICE = `insert into outages (began, ended) select cast(value as bigint), cast(? as bigint) from settings
  where name = 'alive' and cast(value as bigint) < cast(? as bigint)`;

/** The times without a server, as the database knows them: a node says every second that it is there. */
export class Outages {
  private known: readonly Outage[] = [];
  /** When this node last said so. */
  private said = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Database,
    private readonly time: Time,
  ) {}

  /** Says that this node is there, and notices where nobody was before. */
  async beat(): Promise<void> {
    const { db, time } = this;
    const [now, steady] = [time.now(), time.steady()];
    const silent = steady - this.said >= SILENCE_MS;
    const notice: Statement[] = silent ? [{ sql: NOTICE, params: [now, now - SILENCE_MS], about: null }] : [];
    const rows = await db.batch([
      ...notice,
      { sql: FIRST, params: [String(now)], about: null },
      { sql: ALIVE, params: [String(now), db.holdsDue ? 1 : 0], about: null },
      { sql: 'select began, ended from outages where ended > ?', params: [now - KEPT_MS], about: null },
    ]);
    this.known = rows[rows.length - 1].map((row) => ({ began: Number(row.began), ended: Number(row.ended) }));
    this.said = steady;
  }

  /** How much of the running seat's time went by while nobody could play. */
  async lost(table: TableState): Promise<number> {
    if (!table.clocks || running(table) === null) return 0;
    if (this.time.steady() - this.said >= SILENCE_MS) await this.beat();
    const ms = lostSince(table.clocks, this.known);
    return ms < LEAST_MS ? 0 : ms;
  }
}

/** Outages may overlap where several nodes noticed the same one. */
function lostSince({ since }: Clocks, outages: readonly Outage[]): number {
  let sum = 0;
  let until = since;
  for (const { began, ended } of outages.toSorted((a, b) => a.began - b.began)) {
    sum += Math.max(0, ended - Math.max(began, until));
    until = Math.max(until, ended);
  }
  return sum;
}
