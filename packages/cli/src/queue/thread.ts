import { parentPort } from 'node:worker_threads';
import { DONE, NEXT, sharedBoard } from '../simulate/job.ts';
import { openJob, playAll } from '../simulate/play.ts';
import type { Played } from '../simulate/played.ts';
import type { Part } from './queue.ts';

/** The last job: the next part is likely to be of the same. */
let last: { readonly key: string; readonly opened: ReturnType<typeof openJob> } | null = null;

async function play({ job, from, to }: Part): Promise<Played[]> {
  const key = JSON.stringify({ ...job, matches: 0 });
  if (last?.key !== key) last = { key, opened: openJob(job) };
  const opened = await last.opened;
  const board = sharedBoard();
  Atomics.store(board, NEXT, from);
  Atomics.store(board, DONE, 0);
  const found: Played[] = [];
  for (const one of playAll({ ...opened, job: { ...job, matches: to } }, board, null)) if (one) found.push(one);
  return found;
}

parentPort?.on('message', (part: Part) => {
  // What fails here fails as the thread does, and its worker hears of it.
  void play(part).then((played) => parentPort?.postMessage(played));
});
