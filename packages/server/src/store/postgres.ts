import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { appendByStatements } from './append-statements.ts';
import type { Database, Row, Statement, Value } from './database.ts';

// Our whole numbers are times and counts: all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const numbered = (sql: string) => {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
};

/** Deadlocks and lost connections: the batch did not happen, and may be tried again. */
const RETRIED = new Set(['40P01', '40001']);
const TRIES = 5;

class Postgres implements Database {
  readonly kind = 'postgres';
  /** With a number, marks what one transaction has changed. */
  private readonly name = randomBytes(9).toString('base64url');
  private appends = 0;

  constructor(private readonly pool: pg.Pool) {}

  async query(sql: string, params: readonly Value[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query(numbered(sql), [...params]);
    return rows as Row[];
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.once(statements);
      } catch (error) {
        if (tried === TRIES || !RETRIED.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  }

  private async once(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const rows: Row[][] = [];
      for (const { sql, params } of statements)
        rows.push((await client.query(numbered(sql), [...params])).rows as Row[]);
      await client.query('commit');
      return rows;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => (broken = failed));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Any number of nodes may. */
  async own(): Promise<void> {}

  append(appends: readonly Append[]): Promise<TableId[]> {
    return appendByStatements((all) => this.batch(all), appends, `${this.name}.${++this.appends}`);
  }

  readonly holdsDue = false;

  unfinished(): number {
    return 0;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000 });
  pool.on('error', onError);
  // A connection that is lost while in use fails its query; without this it would end the process as well.
  pool.on('connect', (client) => client.on('error', onError));
  return new Postgres(pool);
}
