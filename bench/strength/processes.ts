import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './jobs.ts';

/** Plays the jobs in several processes, each of which knows its own CPU time; `done` hears of each as it ends. */
export async function playAll(
  jobs: readonly Job[],
  processes: number,
  done: (outcome: JobResult) => void,
): Promise<void> {
  const waiting = jobs.toReversed();
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, () => playInProcess(waiting, done)));
}

function playInProcess(waiting: Job[], done: (outcome: JobResult) => void): Promise<void> {
  const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = waiting.pop();
      if (job) worker.send(job);
      else worker.disconnect();
    };
    worker.on('message', (outcome: JobResult) => {
      done(outcome);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a player ended with ${code}`))));
    next();
  });
}
