import type { Worker } from 'node:worker_threads';
import type { TableId } from '../log/entry.ts';
import { startThread } from '../thread.ts';
import type { Append } from './append.ts';
import type { Database, Row, Statement, Value } from './database.ts';
import { type Group, groupOf } from './group.ts';
import type { Answer, Question } from './sqlite-thread.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

type Asked =
  | { readonly statements: readonly Statement[]; readonly atomic: boolean }
  | { readonly group: Group; readonly besides: readonly Statement[] }
  | { readonly end: true };

/** SQLite in a thread of its own, so that waiting for the disk holds up nobody. */
class Sqlite implements Database {
  readonly kind = 'sqlite';
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Why nothing can be asked any more. */
  private ended: Error | null = null;

  constructor(private readonly thread: Worker) {
    thread.on('message', (answer: Answer) => {
      const one = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer);
    });
    thread.on('error', (error) => this.fail(error));
    thread.on('exit', () => this.fail(new Error('the database is closed')));
  }

  async query(sql: string, params: readonly Value[] = [], about?: Statement['about']): Promise<Row[]> {
    const [rows] = await this.rows([about === undefined ? { sql, params } : { sql, params, about }], false);
    return rows;
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.rows(statements, true);
  }

  async append(appends: readonly Append[], besides: readonly Statement[] = []): Promise<TableId[]> {
    const answer = await this.ask({ group: groupOf(appends), besides });
    const late = 'late' in answer ? answer.late : [];
    return appends.map(({ id }) => id).filter((id) => !late.includes(id));
  }

  async close(): Promise<void> {
    await this.ask({ end: true });
    await this.thread.terminate();
  }

  private async rows(statements: readonly Statement[], atomic: boolean): Promise<Row[][]> {
    const answer = await this.ask({ statements, atomic });
    return 'rows' in answer ? answer.rows : [];
  }

  private ask(asked: Asked): Promise<Answer> {
    const id = ++this.asked;
    const question: Question = { id, ...asked };
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage(question);
    });
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const one of this.waiting.values()) one.reject(error);
    this.waiting.clear();
  }
}

export function openSqlite(file: string): Database {
  return new Sqlite(startThread('./sqlite-thread', import.meta.url, { file }));
}
