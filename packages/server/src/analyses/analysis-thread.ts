import { parentPort } from 'node:worker_threads';
import type { Analysis } from '@waybill/bots/analysis';
import type { Match } from '@waybill/kernel';
import { analyseMatch } from './analyse-match.ts';

/** A match that is over. */
export interface AnalysisQuestion {
  readonly match: Match;
}

export interface AnalysisAnswer {
  /** Null where it can't be gone through. */
  readonly analysis: Analysis | null;
}

parentPort?.on('message', ({ match }: AnalysisQuestion) => {
  void analyseMatch(match)
    .catch(() => null)
    .then((analysis) => parentPort?.postMessage({ analysis } satisfies AnalysisAnswer));
});
