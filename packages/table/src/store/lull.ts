import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a server with no time to spare gathers for its next commit. */
const GATHER_MS = 8;
/** Nobody notices having waited for so long. */
const LONGEST_MS = 5;
/** What is shorter is not worth it. */
const SHORTEST_MS = 1;
/** The part of its idle time that a thread sleeps through. */
const SHARE = 0.75;

/** How long to sleep after having had nothing to do for `idle` milliseconds; 0 is not at all. */
export function sleepAfter(idle: number): number {
  const ms = Math.min(LONGEST_MS, SHARE * idle);
  return ms < SHORTEST_MS ? 0 : ms;
}

const never = new Int32Array(new SharedArrayBuffer(4));

/**
 * Between two commits of a server where many play. Everybody has just been told what to answer, and being woken for each
 * answer costs as much as what it then takes: so a thread that had time to spare sleeps, and finds all that has come in at
 * once. One that had none goes on with what comes, until it is time for the next commit.
 */
export class Lull {
  private seen = performance.eventLoopUtilization();
  private slept = 0;

  async pass(): Promise<void> {
    const ms = sleepAfter(this.idle());
    this.slept = 0;
    if (ms === 0) return sleep(GATHER_MS);
    // What has been said goes out first.
    await turn();
    const start = performance.now();
    Atomics.wait(never, 0, 0, ms);
    this.slept = performance.now() - start;
    // What has come in is heard before the next commit, and so is what comes while it is heard.
    await turn();
    await turn();
  }

  /** For how long there was nothing to do since the last lull, in which to sleep counts as work. */
  private idle(): number {
    const now = performance.eventLoopUtilization();
    const { idle } = performance.eventLoopUtilization(now, this.seen);
    this.seen = now;
    return idle + this.slept;
  }
}

/** A turn of the event loop. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
