import type { Worker } from 'node:worker_threads';
import { startThread } from '@waybill/server/thread';
import type PgBoss from 'pg-boss';
import { type Bell, WORK } from './bell.ts';
import { type Answer, PARTS, type Part, type Results, type Task } from './queue.ts';

const POLL_MS = 500;
const RETRY_MS = 2000;

export interface Shift {
  stopped: boolean;
  /** Hears what is taken on. */
  readonly tell: (words: string) => void;
}

/** A thread that is gone for good, and why. */
class ThreadGone extends Error {}

/** One thread that takes part after part, until it is told to stop; it waits for a database that is away. */
export async function workOn(boss: PgBoss, bell: Bell, shift: Shift): Promise<void> {
  const thread = startThread('./thread', import.meta.url, null);
  try {
    while (!shift.stopped) {
      try {
        if (!(await doPart(boss, bell, shift, thread))) await bell.wait(WORK, POLL_MS);
      } catch (error) {
        if (error instanceof ThreadGone) throw error.cause;
        shift.tell(`the database does not answer (${(error as Error).message}); what was taken is left to another`);
        await bell.wait(WORK, RETRY_MS);
      }
    }
  } finally {
    await thread.terminate();
  }
}

/** False if there is nothing to do. What is not told in the end, another worker is given in time. */
async function doPart(boss: PgBoss, bell: Bell, shift: Shift, thread: Worker): Promise<boolean> {
  const [found] = await boss.fetch<Part>(PARTS);
  if (!found) return false;
  const { id, data } = found;
  const isWanted = async () => data.answers === null || (await boss.getQueue(data.answers)) !== null;
  if (!(await isWanted())) {
    await boss.complete(PARTS, id);
    return true;
  }
  const task = JSON.parse(data.task) as Task;
  shift.tell(wordsOf(task));
  const performed = await perform(thread, task).catch(async (cause: unknown) => {
    // Another worker may have more luck.
    await boss.fail(PARTS, id, { words: String(cause) }).catch(() => {});
    throw new ThreadGone('', { cause });
  });
  const answer: Answer = { number: data.number, result: JSON.stringify(performed) };
  if (data.answers === null) await boss.complete(PARTS, id, answer);
  else {
    await boss.send(data.answers, answer).catch(async (error: unknown) => {
      if (await isWanted()) throw error;
    });
    await boss.complete(PARTS, id);
  }
  await bell.ring(id);
  return true;
}

function wordsOf(task: Task): string {
  switch (task.kind) {
    case 'matches':
      return `${task.job.variants[0].head.game}: matches ${task.from} to ${task.to - 1}`;
    case 'weigh':
      return `${task.game}: analysis, part ${task.first + 1} of ${task.of}`;
    case 'bot':
      return `${task.question.plan.game}: a move of a bot (${task.question.level})`;
    case 'analysis':
      return `${task.match.game}: analysis of a match`;
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
