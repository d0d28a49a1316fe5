import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Handing } from './handing.ts';
import { type Answer, openQueue, PARTS, type Part, type Results, type Task } from './queue.ts';

const ANSWERS_AT_ONCE = 10;
const POLL_MS = 200;
const RETRIES = 1000;

export interface Handed<T extends Task> {
  readonly tasks: readonly T[];
  /** Hears of each task once, in any order. */
  readonly hear: (result: Results[T['kind']], number: number) => void;
  readonly isStopped: () => boolean;
}

/** Has workers on any machines do all of these tasks. */
export async function handOut<T extends Task>({ tasks, hear, isStopped }: Handed<T>, handing: Handing): Promise<void> {
  const boss = await openQueue(handing.database);
  const answers = `waybill-answers-${randomUUID()}`;
  try {
    await boss.createQueue(answers);
    await boss.insert(
      tasks.map((task, number) => ({
        name: PARTS,
        data: { answers, number, task: JSON.stringify(task) } satisfies Part,
        expireInSeconds: handing.lostAfter,
        retryLimit: RETRIES,
      })),
    );
    const open = new Set(tasks.keys());
    while (open.size > 0 && !isStopped()) {
      const found = await boss.fetch<Answer>(answers, { batchSize: ANSWERS_AT_ONCE });
      for (const { data } of found) {
        // A worker that was taken for dead may still answer after the one that took its place.
        if (open.delete(data.number)) hear(JSON.parse(data.result) as Results[T['kind']], data.number);
      }
      if (found.length > 0)
        await boss.complete(
          answers,
          found.map(({ id }) => id),
        );
      else await sleep(POLL_MS);
    }
  } finally {
    // Parts that are left have nobody to answer to: workers drop them.
    await boss.deleteQueue(answers).catch(() => {});
    await boss.stop({ graceful: false, wait: true });
  }
}
