import { randomUUID } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { type Bell, openBell, WORK } from './bell.ts';
import { type Answer, openQueue, PARTS, type Part, type Results, type Task } from './queue.ts';

const LOOK_EVERY_MS = 1000;

export interface Patience {
  /** How long a worker has to take it. */
  readonly takenWithinMs: number;
  readonly answeredWithinMs: number;
  /** Whoever has more is served first. */
  readonly priority: number;
}

/** Where a server asks workers one thing at a time. */
export class WorkerDesk {
  private closed = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly bell: Bell,
  ) {}

  /** What a worker says; null where none does in time. */
  async ask<T extends Task>(task: T, patience: Patience): Promise<Results[T['kind']] | null> {
    if (this.closed) return null;
    const id = randomUUID();
    try {
      return await this.askAs(id, task, patience);
    } catch {
      return null;
    } finally {
      await this.boss.deleteJob(PARTS, id).catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.bell.close();
    await this.boss.stop({ graceful: false, wait: true });
  }

  private async askAs<T extends Task>(
    id: string,
    task: T,
    { takenWithinMs, answeredWithinMs, priority }: Patience,
  ): Promise<Results[T['kind']] | null> {
    const until = performance.now() + answeredWithinMs;
    const seconds = Math.max(60, Math.ceil(answeredWithinMs / 1000));
    const part: Part = { answers: null, number: 0, task: JSON.stringify(task) };
    let rung = this.bell.wait(id, takenWithinMs);
    await this.boss.send(PARTS, part, {
      id,
      priority,
      retryLimit: 0,
      expireInSeconds: seconds,
      retentionSeconds: seconds,
    });
    await this.bell.ring(WORK);
    while (!this.closed && performance.now() < until) {
      await rung;
      const job = await this.boss.getJobById(PARTS, id);
      if (job?.state === 'completed') return JSON.parse((job.output as Answer).result) as Results[T['kind']];
      if (job?.state !== 'active') return null;
      rung = this.bell.wait(id, LOOK_EVERY_MS);
    }
    return null;
  }
}

export async function openWorkerDesk(database: string): Promise<WorkerDesk> {
  const boss = await openQueue(database);
  return new WorkerDesk(boss, openBell(boss, database));
}
