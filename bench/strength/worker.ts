import { parentPort } from 'node:worker_threads';
import type { Job } from './jobs.ts';
import { playJob } from './play.ts';

/** Plays what it is sent, one match at a time. */
parentPort?.on('message', (job: Job) => {
  void playJob(job).then((outcome) => parentPort?.postMessage(outcome));
});
