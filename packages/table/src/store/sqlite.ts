import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { Database, Row, Statement } from './database.ts';
import type { Answer, Question } from './sqlite-thread.ts';

interface Waiting {
  resolve(rows: Row[][]): void;
  reject(error: Error): void;
}

/** SQLite in a thread of its own, so that waiting for the disk holds up nobody. */
class Sqlite implements Database {
  readonly kind = 'sqlite';
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly thread: Worker) {
    thread.on('message', ({ id, rows, error }: Answer) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) one?.resolve(rows);
      else one?.reject(new Error(error));
    });
    thread.on('error', (error) => this.fail(error));
    thread.on('exit', () => this.fail(new Error('the database is closed')));
  }

  async query(sql: string, params: readonly (string | number | null)[] = []): Promise<Row[]> {
    const [rows] = await this.ask([{ sql, params }], false);
    return rows;
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.ask(statements, true);
  }

  async close(): Promise<void> {
    await this.ask([], false);
    await this.thread.terminate();
  }

  private ask(statements: readonly Statement[], atomic: boolean): Promise<Row[][]> {
    const id = ++this.asked;
    const question: Question = { id, statements, atomic };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage(question);
    });
  }

  private fail(error: Error): void {
    for (const one of this.waiting.values()) one.reject(error);
    this.waiting.clear();
  }
}

export function openSqlite(file: string): Database {
  return new Sqlite(startThread('./sqlite-thread', import.meta.url, { file }));
}
