import type { Worker } from 'node:worker_threads';
import type { Analysis } from '@waybill/bots/analysis';
import type { Match } from '@waybill/kernel';
import { startThread } from '../thread.ts';
import type { AnalysisAnswer } from './analysis-thread.ts';

/** Whoever goes through matches that are over. */
export interface Analyst {
  /** Null where it can't be done. */
  analyse(match: Match): Promise<Analysis | null>;
  /** On another machine, for somebody who waits for it; null where none takes it. Only where there are other machines. */
  askWorker?(match: Match): Promise<Analysis | null>;
  close(): Promise<void>;
}

/** One match at a time, in a thread that starts with the first: nobody waits for it, and bots go on thinking beside it. */
export class AnalysisThread implements Analyst {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  analyse(match: Match): Promise<Analysis | null> {
    const next = this.last.then(() => (this.closed ? null : this.ask(match)));
    this.last = next;
    return next;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thread?.terminate();
  }

  private ask(match: Match): Promise<Analysis | null> {
    const thread = (this.thread ??= startThread('./analysis-thread', import.meta.url, null));
    return new Promise((resolve) => {
      const gone = () => {
        this.thread = null;
        resolve(null);
      };
      thread.once('exit', gone);
      thread.once('error', gone);
      thread.once('message', ({ analysis }: AnalysisAnswer) => {
        thread.off('exit', gone);
        thread.off('error', gone);
        resolve(analysis);
      });
      thread.postMessage({ match });
    });
  }
}
