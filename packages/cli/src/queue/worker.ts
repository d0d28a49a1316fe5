import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@waybill/server/thread';
import type PgBoss from 'pg-boss';
import { type Answer, PARTS, type Part, type Results, type Task } from './queue.ts';

const POLL_MS = 500;

export interface Shift {
  stopped: boolean;
  /** Hears what is taken on. */
  readonly tell: (words: string) => void;
}

/** One thread that takes part after part, until it is told to stop. */
export async function workOn(boss: PgBoss, shift: Shift): Promise<void> {
  const thread = startThread('./thread', import.meta.url, null);
  try {
    while (!shift.stopped) {
      const [found] = await boss.fetch<Part>(PARTS);
      if (!found) {
        await sleep(POLL_MS);
        continue;
      }
      const { id, data } = found;
      // Whoever asked has left.
      if (!(await boss.getQueue(data.answers))) {
        await boss.complete(PARTS, id);
        continue;
      }
      const task = JSON.parse(data.task) as Task;
      shift.tell(wordsOf(task));
      try {
        const result = JSON.stringify(await perform(thread, task));
        await boss.send(data.answers, { number: data.number, result } satisfies Answer);
        await boss.complete(PARTS, id);
      } catch (error) {
        // Another worker may have more luck.
        await boss.fail(PARTS, id, { words: String(error) }).catch(() => {});
        if (await boss.getQueue(data.answers)) throw error;
      }
    }
  } finally {
    await thread.terminate();
  }
}

function wordsOf(task: Task): string {
  return task.kind === 'matches'
    ? `${task.job.variants[0].head.game}: matches ${task.from} to ${task.to - 1}`
    : `${task.game}: analysis, part ${task.first + 1} of ${task.of}`;
}

function perform(thread: Worker, task: Task): Promise<Results[Task['kind']]> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (result: Results[Task['kind']]) => {
      thread.off('error', reject);
      resolve(result);
    });
    thread.postMessage(task);
  });
}
