import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './job.ts';
import { openJob, playAll } from './play.ts';
import { playSlice } from './time-slice.ts';

const SLICE_MS = 100;

const { job, board, done } = workerData as { job: Job; board: Int32Array; done: Uint8Array | null };
const playing = playAll(await openJob(job), board, done);
for (let over = false; !over; ) {
  const slice = playSlice(playing, SLICE_MS);
  over = slice.over;
  if (slice.played.length > 0) parentPort?.postMessage(slice.played);
}
