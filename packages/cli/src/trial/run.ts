import { setImmediate } from 'node:timers/promises';
import type { Trial, TrialReport } from '@waybill/bots/trial';

const SLICE_MS = 50;

export interface Watch {
  done: number;
  all: number;
  stopped: boolean;
}

/** Runs a trial in slices, so that Ctrl-C is heard; what is known then is the answer. */
export async function runTrial(trial: Trial, watch: Watch): Promise<TrialReport> {
  const running = trial.run();
  while (!watch.stopped) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = running.next();
      if (step.done) return step.value;
      watch.done = step.value.done;
      watch.all = step.value.all;
    }
    await setImmediate();
  }
  return trial.report();
}
