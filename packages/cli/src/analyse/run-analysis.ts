import { setImmediate } from 'node:timers/promises';
import { type Analysis, analyse, type Judge, type Thoroughness } from '@waybill/bots/analysis';
import { analyseTogether, Closed } from '@waybill/bots/worker-pool';
import { loadKnowledge } from '@waybill/games';
import type { Io } from '../io.ts';
import type { Opened } from '../open.ts';
import type { Handing } from '../queue/handing.ts';
import { threadPool } from '../worker-pool/worker-pool.ts';

const SLICE_MS = 50;

type Share = (share: number) => void;

export interface AnalysisRequest extends Opened {
  readonly thoroughness: Thoroughness;
  /** Somebody who knows the truth, if there is one: nobody else needs to think then. */
  readonly judge: Judge<unknown> | null;
  readonly threads: number;
  /** Where workers are to think instead of threads. */
  readonly handing?: Handing;
}

/** Null when somebody stopped it. */
export async function runAnalysis(
  io: Io,
  { judge, threads, handing, ...asked }: AnalysisRequest,
  share: Share,
): Promise<Analysis | null> {
  if (handing) return elsewhere(io, asked, handing, share);
  return judge || threads === 1 ? alone(io, asked, judge, share) : together(io, asked, threads, share);
}

type Question = Omit<AnalysisRequest, 'judge' | 'threads' | 'handing'>;

async function elsewhere(io: Io, asked: Question, handing: Handing, share: Share): Promise<Analysis | null> {
  const { handOutAnalysis } = await import('../queue/hand-out-analysis.ts');
  const signal = { stopped: false };
  const unlisten = io.onStop(() => void (signal.stopped = true));
  try {
    return await handOutAnalysis({ ...asked, share, isStopped: () => signal.stopped }, handing);
  } finally {
    unlisten();
  }
}

async function alone(io: Io, asked: Question, judge: Judge<unknown> | null, share: Share): Promise<Analysis | null> {
  const { game, setup, match, thoroughness } = asked;
  const options = { ...thoroughness, ...(judge && { judge }) };
  const going = analyse(game, setup, match, await loadKnowledge(game), options);
  const signal = { stopped: false };
  const unlisten = io.onStop(() => void (signal.stopped = true));
  try {
    for (let until = performance.now() + SLICE_MS; !signal.stopped; ) {
      const step = going.next();
      if (step.done) return step.value;
      share(step.value);
      if (performance.now() < until) continue;
      await setImmediate();
      until = performance.now() + SLICE_MS;
    }
    return null;
  } finally {
    unlisten();
  }
}

async function together(io: Io, asked: Question, threads: number, share: Share): Promise<Analysis | null> {
  const pool = threadPool(threads);
  const unlisten = io.onStop(() => pool.close());
  try {
    return await analyseTogether(asked.game, await loadKnowledge(asked.game), asked, pool, share);
  } catch (error) {
    if (error instanceof Closed) return null;
    throw error;
  } finally {
    unlisten();
    pool.close();
  }
}
