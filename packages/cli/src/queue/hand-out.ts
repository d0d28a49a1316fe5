import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../fail.ts';
import { DONE, type Job, NEXT, STOP } from '../simulate/job.ts';
import { readPlayed } from '../simulate/played.ts';
import type { Simulation } from '../simulate/simulate.ts';
import type { Handing } from './handing.ts';
import { type Answer, openQueue, PARTS, type Part } from './queue.ts';

/** Many parts, so that nobody waits for the last one; not too many, so that none is lost in the post. */
const PARTS_OF_A_JOB = 200;
const LARGEST_PART = 200;
const ANSWERS_AT_ONCE = 10;
const POLL_MS = 200;
const RETRIES = 1000;

/** Has workers on any machines play all matches of a job: the same matches as here. */
export async function handOut({ job, board, done, hear }: Simulation, handing: Handing): Promise<void> {
  const boss = await openQueue(handing.database);
  const answers = `waybill-answers-${randomUUID()}`;
  try {
    await boss.createQueue(answers);
    const parts = partsOf(job, Atomics.load(board, NEXT), done);
    await boss.insert(
      parts.map(([from, to]) => ({
        name: PARTS,
        data: { answers, job, from, to } satisfies Part,
        expireInSeconds: handing.lostAfter,
        retryLimit: RETRIES,
      })),
    );
    const open = new Map(parts);
    while (open.size > 0 && Atomics.load(board, STOP) === 0) {
      const found = await boss.fetch<Answer>(answers, { batchSize: ANSWERS_AT_ONCE });
      for (const { data } of found) {
        const to = open.get(data.from);
        // A worker that was taken for dead may still answer after the one that took its place.
        if (to === undefined) continue;
        const played = data.played.map((one) => readPlayed(one, job));
        if (played.some((one) => one === null))
          throw new Failure('a worker answered with what is no match of this job');
        const mine = played.map((one) => one!).filter(({ match }) => !done?.[match]);
        open.delete(data.from);
        Atomics.add(board, DONE, mine.length);
        hear(mine);
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

/** From each first match to, but not with, the last; those that hold nothing new are left out. */
function partsOf({ matches }: Job, first: number, done: Uint8Array | null): [from: number, to: number][] {
  const size = Math.max(1, Math.min(LARGEST_PART, Math.ceil((matches - first) / PARTS_OF_A_JOB)));
  const parts: [number, number][] = [];
  for (let from = first; from < matches; from += size) {
    const to = Math.min(matches, from + size);
    if (!done?.subarray(from, to).every((one) => one === 1)) parts.push([from, to]);
  }
  return parts;
}
