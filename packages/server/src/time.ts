import { performance } from 'node:perf_hooks';

/** Time as a node has it; the simulation has another. */
export interface Time {
  /** Milliseconds since 1970, as the machine's clock has it: somebody may set it back. */
  readonly now: () => number;
  /** Milliseconds since some moment: never goes back. */
  readonly steady: () => number;
  /** Once, in so many milliseconds, unless what is returned is called before. Keeps no process alive. */
  after(ms: number, job: () => void): () => void;
  /** Once what has arrived by now has been dealt with. */
  soon(job: () => void): void;
}

export const systemTime: Time = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, job) => {
    const timer = setTimeout(job, ms).unref();
    return () => clearTimeout(timer);
  },
  soon: (job) => void setImmediate(job),
};

/** Again and again, until what is returned is called. */
export function every(time: Time, ms: number, job: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = time.after(ms, () => {
      next();
      job();
    });
  };
  next();
  return () => stop();
}

/** Asked again and again: the share of its time that this thread has been busy since the last time. */
export function systemLoad(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
