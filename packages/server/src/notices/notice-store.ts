import type { PersonId, TableId } from '../log/entry.ts';
import { type Database, type Row, statement } from '../store/database.ts';
import type { QuietHours } from './quiet-hours.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where somebody is told: a browser, or a program at an address. */
export interface Target {
  readonly id: string;
  readonly person: PersonId;
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  /** What a browser's messages are encrypted for, as JSON; what a webhook's are signed with. */
  readonly secret: string;
  readonly language: Language;
  /** Where the app was when this was asked for: links lead there. */
  readonly origin: string;
  readonly made: number;
  /** How often in a row it could not be reached, and why it could not last. */
  readonly failures: number;
  readonly failure: string;
  readonly off: boolean;
}

/** A table of somebody who wants to be told, where it may be their turn. */
export interface Candidate {
  readonly target: string;
  readonly table: TableId;
  readonly entries: number;
}

/** What has been told at a target about a table: of the turn that began with entry `n`, having seen so many entries. */
export interface LastNotice {
  readonly table: TableId;
  readonly n: number;
  readonly seen: number;
}

const COLUMNS = 'id, person, kind, address, secret, language, origin, made, failures, failure, off';

const targetOf = (row: Row) => ({ ...row, off: Number(row.off) === 1 }) as unknown as Target;

/** Tables whose summary says that it is the turn of somebody who can be told, and that were not looked at as they are. */
const CANDIDATES = `select notice_targets.id as target, notice_targets.person, tables.id as table_id, tables.card, tables.entries
  from notice_targets
  join sitters on sitters.person = notice_targets.person
  join tables on tables.id = sitters.table_id
  left join notice_told on notice_told.target = notice_targets.id and notice_told.table_id = tables.id
  where notice_targets.off = 0 and notice_targets.next_try <= ? and notice_targets.leased_until < ?
    and tables.phase = 'on' and tables.changed <= ? and (notice_told.seen is null or notice_told.seen < tables.entries)
  order by tables.changed`;

export class NoticeStore {
  constructor(private readonly db: Database) {}

  async targets(person: PersonId): Promise<Target[]> {
    const rows = await this.db.query(`select ${COLUMNS} from notice_targets where person = ? order by made`, [person]);
    return rows.map(targetOf);
  }

  /** A browser is one person's: whoever signs in there next takes it over. */
  async add(target: Omit<Target, 'failures' | 'failure' | 'off'>): Promise<void> {
    const { id, person, kind, address, secret, language, origin, made } = target;
    const same =
      kind === 'push'
        ? ['kind = ? and address = ?', kind, address]
        : ['kind = ? and address = ? and person = ?', kind, address, person];
    const [where, ...params] = same;
    const sql = `insert into notice_targets (${COLUMNS}, next_try, lease, leased_until) values (?, ?, ?, ?, ?, ?, ?, ?, 0, '', 0, 0, '', 0)`;
    await this.db.batch([
      statement(`delete from notice_told where target in (select id from notice_targets where ${where})`, ...params),
      statement(`delete from notice_targets where ${where}`, ...params),
      statement(sql, id, person, kind, address, secret, language, origin, made),
    ]);
  }

  async drop(person: PersonId, id: string): Promise<boolean> {
    const sql = 'delete from notice_targets where person = ? and id = ? returning id';
    const [, rows] = await this.db.batch([
      statement('delete from notice_told where target = ?', id),
      statement(sql, person, id),
    ]);
    return rows.length > 0;
  }

  async quiet(person: PersonId): Promise<QuietHours | null> {
    const [row] = await this.db.query('select since, until, zone from quiet_hours where person = ?', [person]);
    return row ? { from: String(row.since), to: String(row.until), zone: String(row.zone) } : null;
  }

  async setQuiet(person: PersonId, quiet: QuietHours | null): Promise<void> {
    const drop = statement('delete from quiet_hours where person = ?', person);
    const sql = 'insert into quiet_hours (person, since, until, zone) values (?, ?, ?, ?)';
    await this.db.batch(quiet ? [drop, statement(sql, person, quiet.from, quiet.to, quiet.zone)] : [drop]);
  }

  /** By target; tables that have rested for a while. */
  async candidates(now: number, restedSince: number): Promise<Map<string, Candidate[]>> {
    const [{ n }] = await this.db.query('select count(*) as n from notice_targets where off = 0');
    if (Number(n) === 0) return new Map();
    const rows = await this.db.query(CANDIDATES, [now, now, restedSince]);
    const found = new Map<string, Candidate[]>();
    for (const row of rows) {
      const { seats, next } = JSON.parse(String(row.card)) as {
        seats: [PersonId | null, unknown][];
        next: number | null;
      };
      if (next === null || seats[next]?.[0] !== row.person || seats[next][1] !== null) continue;
      const target = String(row.target);
      const one = { target, table: String(row.table_id), entries: Number(row.entries) };
      found.set(target, [...(found.get(target) ?? []), one]);
    }
    return found;
  }

  /** Null where another node is at it, or it is not to be told any more. */
  async claim(id: string, node: string, now: number, until: number): Promise<Target | null> {
    const sql = `update notice_targets set lease = ?, leased_until = ? where id = ? and off = 0 and next_try <= ? and leased_until < ?
      returning ${COLUMNS}`;
    const [row] = await this.db.query(sql, [node, until, id, now, now]);
    return row ? targetOf(row) : null;
  }

  async told(target: string): Promise<Map<TableId, LastNotice>> {
    const rows = await this.db.query('select table_id, n, seen from notice_told where target = ?', [target]);
    return new Map(
      rows.map(({ table_id, n, seen }) => [
        String(table_id),
        { table: String(table_id), n: Number(n), seen: Number(seen) },
      ]),
    );
  }

  /** All of it is durable together: what was told, and when it may be told next. */
  async settle(target: string, told: readonly LastNotice[], next: Settled): Promise<void> {
    const keep = `insert into notice_told (target, table_id, n, seen) values (?, ?, ?, ?)
      on conflict (target, table_id) do update set n = excluded.n, seen = excluded.seen`;
    const { at, failures, failure, off } = next;
    const sql = `update notice_targets set next_try = ?, failures = ?, failure = ?, off = ?, lease = '', leased_until = 0 where id = ?`;
    await this.db.batch([
      ...told.map(({ table, n, seen }) => statement(keep, target, table, n, seen)),
      statement(sql, at, failures, failure, off ? 1 : 0, target),
    ]);
  }

  /** A browser that is no longer there. */
  async dropGone(target: string): Promise<void> {
    await this.db.batch([
      statement('delete from notice_told where target = ?', target),
      statement('delete from notice_targets where id = ?', target),
    ]);
  }
}

interface Settled extends Pick<Target, 'failures' | 'failure' | 'off'> {
  /** When it may be told again. */
  readonly at: number;
}
