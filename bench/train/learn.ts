import type { SearchCheckpoint } from '@waybill/bots/expert-iteration';
import type { Checkpoint, CurvePoint } from '@waybill/bots/values';
import { keep } from './checkpoint.ts';
import { Reporter } from './report.ts';

const KEEP_EVERY = 15_000;

/** From self-play, or from the search. */
export interface Learning {
  readonly matches: number;
  readonly curve: readonly CurvePoint[];
  batch(progress: number): void | Promise<void>;
  checkpoint(): Checkpoint | SearchCheckpoint;
}

export interface Goal {
  readonly file: string;
  /** Milliseconds of CPU time spent by earlier runs. */
  readonly before: number;
  /** Where they are counted the seed decides the outcome; else the clock has a say. */
  readonly matches?: number;
  /** Of CPU time. */
  readonly minutes: number;
}

/** A busy machine does not make a run shorter. */
function cpu(): number {
  const { system, user } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Trains up to the goal; false when it was stopped before. */
export async function learn(training: Learning, { before, file, matches, minutes }: Goal): Promise<boolean> {
  const spent = () => before + cpu();
  const progress = () => (matches === undefined ? spent() / 60_000 / minutes : training.matches / matches);
  const save = () => keep(file, { milliseconds: spent(), checkpoint: training.checkpoint() });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const reporter = new Reporter(training.curve.length);
  let savedAt = Date.now();
  while (progress() < 1 && !stop.signal.aborted) {
    await training.batch(progress());
    await new Promise((resolve) => setImmediate(resolve));
    reporter.tell(training, progress(), spent());
    if (Date.now() - savedAt < KEEP_EVERY) continue;
    save();
    savedAt = Date.now();
  }
  save();
  return !stop.signal.aborted;
}
