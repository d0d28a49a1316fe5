import type { PersonId, TableId } from '../log/entry.ts';
import { type Database, type Row, statement } from '../store/database.ts';
import type { Pair, Seek } from './pairs.ts';

/** A node says so often enough that those who seek there still do; later than this it is gone. */
const FRESH_MS = 10_000;
/** Who was paired and cut off may come back and ask for so long. */
const KEPT_MS = 600_000;

const COLUMNS = 'id, person, wish, rating, wants, promise, since, partner, table_id';

export interface StoredSeek extends Seek {
  readonly partner: string | null;
  readonly table: TableId | null;
}

const textOrNull = (value: Row[string]) => (value === null ? null : String(value));

const seekIn = (row: Row): StoredSeek => ({
  id: String(row.id),
  person: String(row.person),
  wish: String(row.wish),
  rating: Number(row.rating),
  wants: textOrNull(row.wants),
  promise: textOrNull(row.promise),
  since: Number(row.since),
  partner: textOrNull(row.partner),
  table: textOrNull(row.table_id),
});

/** Who looks for a match, at all nodes. */
export class SeekStore {
  constructor(private readonly db: Database) {}

  /** Once more by the same name it is the same seek, with its pair if it has one; another one of this person ends. */
  async put(seek: Seek, node: string, now: number): Promise<StoredSeek | null> {
    const { id, person, wish, rating, wants, promise, since } = seek;
    const insert = `insert into seeks (id, person, wish, rating, wants, promise, since, node, beat, seated)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0) on conflict (id) do update set node = excluded.node, beat = excluded.beat
      where seeks.person = excluded.person returning ${COLUMNS}`;
    const [, rows] = await this.db.batch([
      statement('delete from seeks where person = ? and id <> ? and partner is null', person, id),
      statement(insert, id, person, wish, rating, wants, promise, since, node, now),
    ]);
    return rows.length > 0 ? seekIn(rows[0]) : null;
  }

  /** Unless it has been paired. */
  async drop(ids: readonly string[], node: string): Promise<void> {
    const marks = ids.map(() => '?').join(', ');
    await this.db.query(`delete from seeks where id in (${marks}) and node = ? and partner is null`, [...ids, node]);
  }

  /** Those at this node are still there. */
  async beat(node: string, now: number): Promise<void> {
    await this.db.query('update seeks set beat = ? where node = ? and partner is null', [now, node]);
  }

  /** Everybody who can be paired now, who has waited longest first. */
  async open(now: number): Promise<StoredSeek[]> {
    const sql = `select ${COLUMNS} from seeks where partner is null and beat >= ? order by since limit 500`;
    return (await this.db.query(sql, [now - FRESH_MS])).map(seekIn);
  }

  async clean(now: number): Promise<void> {
    const sql = 'delete from seeks where (partner is null and beat < ?) or beat < ?';
    await this.db.query(sql, [now - FRESH_MS, now - KEPT_MS]);
  }

  /** Whether both were still to be had; otherwise both stay as they are. */
  async pair([a, b]: Pair): Promise<boolean> {
    const pair = 'update seeks set partner = ? where id = ? and partner is null returning id';
    const [one, two] = await this.db.batch([statement(pair, b.id, a.id), statement(pair, a.id, b.id)]);
    if (one.length > 0 && two.length > 0) return true;
    const free = 'update seeks set partner = null where id = ? and seated = 0 and partner = ?';
    await this.db.batch([
      ...(one.length > 0 ? [statement(free, a.id, b.id)] : []),
      ...(two.length > 0 ? [statement(free, b.id, a.id)] : []),
    ]);
    return false;
  }

  /** Pairs that have no table yet, of this round or of a node that was stopped in between. */
  async unseated(): Promise<Pair[]> {
    const seeks = (await this.db.query(`select ${COLUMNS} from seeks where partner is not null and seated = 0`)).map(
      seekIn,
    );
    return seeks.flatMap((a) => {
      const b = seeks.find(({ id, partner }) => id === a.partner && partner === a.id);
      return b && a.id < b.id ? [[a, b] as const] : [];
    });
  }

  async seated([a, b]: Pair, table: TableId): Promise<void> {
    await this.db.query('update seeks set seated = 1, table_id = ? where id in (?, ?)', [table, a.id, b.id]);
  }

  /** No table could be made for them: they seek no longer. */
  async fail([a, b]: Pair): Promise<void> {
    await this.db.query('delete from seeks where id in (?, ?)', [a.id, b.id]);
  }

  /** What became of these. */
  async outcomes(ids: readonly string[]): Promise<Map<string, StoredSeek>> {
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.db.query(`select ${COLUMNS} from seeks where id in (${marks})`, ids);
    return new Map(rows.map((row) => [String(row.id), seekIn(row)]));
  }

  /** Whether either of those who seek has blocked the other. */
  async blocks(): Promise<(a: PersonId, b: PersonId) => boolean> {
    const sql = 'select person, blocked from blocks where person in (select person from seeks where partner is null)';
    const pairs = new Set((await this.db.query(sql)).map(({ person, blocked }) => `${person} ${blocked}`));
    return (a, b) => pairs.has(`${a} ${b}`) || pairs.has(`${b} ${a}`);
  }
}
