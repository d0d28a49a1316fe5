import { Worker } from 'node:worker_threads';
import type { Job, Outcome } from './jobs.ts';

// Node 20 doesn't hand tsx's loader on to threads, so each registers it for itself.
const BOOT = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData); });
`;

/** Plays the jobs on several threads; `done` hears of each as it ends. */
export async function playAll(jobs: readonly Job[], threads: number, done: (outcome: Outcome) => void): Promise<void> {
  const waiting = jobs.toReversed();
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, () => member(waiting, done)));
}

function member(waiting: Job[], done: (outcome: Outcome) => void): Promise<void> {
  const worker = new Worker(BOOT, { eval: true, workerData: new URL('worker.ts', import.meta.url).href });
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = waiting.pop();
      if (job) worker.postMessage(job);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (outcome: Outcome) => {
      done(outcome);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
