import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Job, STOP } from './job.ts';
import { openJob, playAll } from './play.ts';
import type { Played } from './played.ts';
import { playSlice } from './time-slice.ts';
import { playWithEngines } from './with-engines.ts';

const SLICE_MS = 50;
/** A thread that is deep in thought when it is to stop gets so long for it. */
const PATIENCE_MS = 2000;

export interface Simulation {
  readonly job: Job;
  /** See `sharedBoard`. */
  readonly board: Int32Array;
  /** 1 for each match that needs not be played again. */
  readonly done: Uint8Array | null;
  /** Hears of matches as they end, in any order. */
  readonly hear: (played: readonly Played[]) => void;
  /** Hears of engines that lose a match by a fault of theirs. */
  readonly complain?: (words: string) => void;
}

/** Plays all matches of a job; the same matches whatever the number of threads. */
export async function simulate(simulation: Simulation, threads: number): Promise<void> {
  if (simulation.job.bots.some(({ engine }) => engine)) await playWithEngines(simulation);
  else if (threads === 1) await alone(simulation);
  else await Promise.all(Array.from({ length: threads }, () => inThread(simulation)));
}

async function alone({ job, board, done, hear }: Simulation): Promise<void> {
  const playing = playAll(await openJob(job), board, done);
  for (;;) {
    const { played, over } = playSlice(playing, SLICE_MS);
    hear(played);
    if (over) return;
    await setImmediate();
  }
}

function inThread({ job, board, done, hear }: Simulation): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: { job, board, done } });
    let stopped = 0;
    const watch = setInterval(() => {
      if (Atomics.load(board, STOP) === 1 && (stopped += SLICE_MS) > PATIENCE_MS) void thread.terminate();
    }, SLICE_MS);
    // Whatever fails stops all the others.
    const fail = (error: unknown) => {
      Atomics.store(board, STOP, 1);
      reject(error);
    };
    thread.on('message', (played: readonly Played[]) => {
      try {
        hear(played);
      } catch (error) {
        fail(error);
      }
    });
    thread.on('error', fail);
    thread.on('exit', () => {
      clearInterval(watch);
      resolve();
    });
  });
}
