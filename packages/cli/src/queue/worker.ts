import type { Worker } from 'node:worker_threads';
import { startThread } from '@waybill/server/thread';
import type PgBoss from 'pg-boss';
import { type Bell, WORK } from './bell.ts';
import { type Answer, PARTS, type Part, type Results, type Task } from './queue.ts';

const POLL_MS = 500;

export interface Shift {
  stopped: boolean;
  /** Hears what is taken on. */
  readonly tell: (words: string) => void;
}

/** One thread that takes part after part, until it is told to stop. */
export async function workOn(boss: PgBoss, bell: Bell, shift: Shift): Promise<void> {
  const thread = startThread('./thread', import.meta.url, null);
  try {
    while (!shift.stopped) {
      const [found] = await boss.fetch<Part>(PARTS);
      if (!found) {
        await bell.wait(WORK, POLL_MS);
        continue;
      }
      const { id, data } = found;
      const isWanted = async () => data.answers === null || (await boss.getQueue(data.answers)) !== null;
      if (!(await isWanted())) {
        await boss.complete(PARTS, id);
        continue;
      }
      const task = JSON.parse(data.task) as Task;
      shift.tell(wordsOf(task));
      try {
        const result = JSON.stringify(await perform(thread, task));
        const answer: Answer = { number: data.number, result };
        if (data.answers === null) await boss.complete(PARTS, id, answer);
        else {
          await boss.send(data.answers, answer);
          await boss.complete(PARTS, id);
        }
        await bell.ring(id);
      } catch (error) {
        // Another worker may have more luck.
        await boss.fail(PARTS, id, { words: String(error) }).catch(() => {});
        if (await isWanted()) throw error;
      }
    }
  } finally {
    await thread.terminate();
  }
}

function wordsOf(task: Task): string {
  switch (task.kind) {
    case 'matches':
      return `${task.job.variants[0].head.game}: matches ${task.from} to ${task.to - 1}`;
    case 'weigh':
      return `${task.game}: analysis, part ${task.first + 1} of ${task.of}`;
    case 'bot':
      return `${task.question.plan.game}: a move of a bot (${task.question.level})`;
  }
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
