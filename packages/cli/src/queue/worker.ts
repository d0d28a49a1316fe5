import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@waybill/server/thread';
import type PgBoss from 'pg-boss';
import type { Played } from '../simulate/played.ts';
import { type Answer, PARTS, type Part } from './queue.ts';

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
      shift.tell(`${data.job.variants[0].head.game}: matches ${data.from} to ${data.to - 1}`);
      try {
        const played = await play(thread, data);
        await boss.send(data.answers, { from: data.from, played } satisfies Answer);
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

function play(thread: Worker, part: Part): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (played: Played[]) => {
      thread.off('error', reject);
      resolve(played);
    });
    thread.postMessage(part);
  });
}
