import { parentPort, workerData } from 'node:worker_threads';
import { bite } from './bite.ts';
import type { Job } from './job.ts';
import { openTable, playAll } from './play.ts';

const SLICE_MS = 100;

const { job, board, done } = workerData as { job: Job; board: Int32Array; done: Uint8Array | null };
const playing = playAll(await openTable(job), board, done);
for (let over = false; !over; ) {
  const taken = bite(playing, SLICE_MS);
  over = taken.over;
  if (taken.played.length > 0) parentPort?.postMessage(taken.played);
}
