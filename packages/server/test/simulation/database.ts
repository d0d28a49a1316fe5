import Libsql from 'libsql';
import type { Append } from '../../src/store/append.ts';
import { appendByStatements } from '../../src/store/append-statements.ts';
import type { Database, Row, Statement, Value } from '../../src/store/database.ts';
import { journalFiles } from '../../src/store/journal.ts';
import { migrate } from '../../src/store/migrate.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { SqliteEngine } from '../../src/store/sqlite-engine.ts';
import type { Time } from '../../src/time.ts';
import { ended, type VirtualDisk } from './disk.ts';
import type { Life, World } from './world.ts';

export type Sql = InstanceType<typeof Libsql>;

/** What is committed stays, whatever becomes of the processes: that is SQLite's promise, and Postgres's, not ours. */
export function openSql(): Sql {
  const sql = new Libsql(':memory:');
  sql.pragma('foreign_keys = ON');
  return sql;
}

const allPrepared = new WeakMap<Sql, Map<string, ReturnType<Sql['prepare']>>>();

function prepare(sql: Sql, text: string) {
  const known = allPrepared.get(sql) ?? new Map<string, ReturnType<Sql['prepare']>>();
  allPrepared.set(sql, known);
  const found = known.get(text);
  if (found) return found;
  const prepared = sql.prepare(text);
  known.set(text, prepared);
  return prepared;
}

const JOURNALS = journalFiles('waybill.sqlite');

/** The store of a node that is alone: the real one, with SQLite's thread and the disk made of time. */
export async function openAlone(world: World, life: Life, sql: Sql, disk: VirtualDisk, time: Time): Promise<Database> {
  const mounted = disk.mount(life);
  const parts = { db: sql, disk: mounted, journals: JOURNALS, takeLock: () => ({ close() {} }), close() {} };
  const engine = new SqliteEngine(parts);
  let last = 0;
  let heard: (answer: ReturnType<SqliteEngine['answer']>) => void = () => {};
  const db = new Sqlite(
    {
      post: (question) => {
        last = Math.max(last, world.now) + world.between(0, 2);
        world.after(last - world.now, () => {
          if (!life.alive) return;
          const answer = engine.answer(question);
          world.after(world.between(0, 2), () => life.alive && heard(answer));
        });
      },
      listen: (answered) => {
        heard = answered;
      },
      end: () => Promise.resolve(),
    },
    mounted,
    JOURNALS,
    time.steady,
  );
  await migrate(db);
  return db;
}

/** How a node's connections to the shared database are. */
export interface LinkTroubles {
  down: boolean;
  /** What was asked is done, and the answer is lost. */
  losesAnswers: boolean;
  slowMs: number;
}

/** One node's way to the database that all share. Statements are one after the other, each batch whole. */
export class SharedDatabase implements Database {
  readonly kind = 'postgres';
  private stamps = 0;

  constructor(
    private readonly world: World,
    private readonly life: Life,
    private readonly sql: Sql,
    private readonly troubles: LinkTroubles,
    private readonly name: string,
  ) {}

  async query(sql: string, params: readonly Value[] = []): Promise<Row[]> {
    return (await this.ask([{ sql, params }]))[0];
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.ask(statements);
  }

  async own(): Promise<void> {}

  append(appends: readonly Append[]): Promise<string[]> {
    return appendByStatements((all) => this.ask(all), appends, `${this.name}.${++this.stamps}`);
  }

  readonly holdsDue = false;

  unfinished(): number {
    return 0;
  }

  async close(): Promise<void> {}

  private async ask(statements: readonly Statement[]): Promise<Row[][]> {
    await this.wait();
    if (this.troubles.down) throw new Error('the connection to the database is lost');
    const rows = this.sql.transaction(() => statements.map((one) => this.run(one)))();
    if (this.troubles.losesAnswers && this.world.oneIn(3)) throw new Error('the connection to the database is lost');
    await this.wait();
    return rows;
  }

  private async wait(): Promise<void> {
    await this.world.sleep(this.world.between(0, 3) + this.world.rng.below(this.troubles.slowMs + 1));
    await ended(this.life);
  }

  private run({ sql, params }: Statement): Row[] {
    const prepared = prepare(this.sql, sql);
    if (prepared.reader) return prepared.all(...params) as Row[];
    prepared.run(...params);
    return [];
  }
}
